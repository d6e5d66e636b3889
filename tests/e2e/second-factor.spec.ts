import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { attempt } from '../support/attempt'

const PASSWORD = 'typed by a person'
const STEP_MS = 30_000

/** `npm run site -- admin …` beside the running site. @param answer input, given the command's output so far */
async function admin(command: string, email: string, answer: (said: string) => string | undefined): Promise<string> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/admin.ts', command, email], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  const type = () => {
    const typed = answer(said)
    if (typed !== undefined && child.stdin.writable) child.stdin.end(`${typed}\n`)
  }
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    type()
  })
  type()
  expect((await once(child, 'exit'))[0]).toBe(0)
  return said
}

test('an account with a second factor signs in with the code of its app, without JavaScript too', async ({ browser }) => {
  test.skip(process.env.BASE_URL !== undefined, 'the store of the server under test is not ours')
  test.setTimeout(120_000)
  const email = `second-factor-${attempt()}@example.com`
  await admin('create', email, () => PASSWORD)
  let app: TOTP | undefined
  await admin('totp', email, (said) => {
    const uri = /otpauth:\S+/.exec(said)?.[0]
    const parsed = uri && URI.parse(uri)
    if (!(parsed instanceof TOTP)) return undefined
    app = parsed
    return parsed.generate()
  })

  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/admin/sign-in')
  const signIn = async (code: string | null) => {
    await page.getByLabel('이메일').fill(email)
    await page.getByLabel('비밀번호').fill(PASSWORD)
    if (code !== null) await page.getByLabel('인증 앱의 6자리 코드').fill(code)
    await page.getByRole('button', { name: '로그인' }).click()
  }
  await signIn(null)
  await expect(page.getByRole('alert')).toHaveText('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')
  // The refusal opened the disclosure. The code that turned the factor on is used up: uses the next one.
  await signIn(app!.generate({ timestamp: Date.now() + STEP_MS }))
  await expect(page.getByRole('heading', { name: '등록 고객' })).toBeVisible()
})
