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
  const typePassword = async (password: string) => {
    await page.getByLabel('이메일').fill(email)
    await page.getByLabel('비밀번호').fill(password)
    await page.getByRole('button', { name: '로그인' }).click()
  }
  const typeCode = async (code: string) => {
    await page.getByLabel('인증 앱의 6자리 코드').fill(code)
    await page.getByRole('button', { name: '확인' }).click()
  }
  await typePassword('wrong password')
  await expect(page.getByRole('alert')).toHaveText('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')
  await typePassword(PASSWORD)
  await expect(page.getByRole('heading', { name: '2단계 인증' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The step opens nothing.
  expect(new URL((await page.request.get('/admin', { maxRedirects: 0 })).headers().location!, page.url()).pathname).toBe('/admin/sign-in')
  await typeCode('000000')
  await expect(page.getByRole('alert')).toContainText('로그인 실패: 코드가 맞지 않거나')
  // The code that turned the factor on is used up: uses the next one.
  await typeCode(app!.generate({ timestamp: Date.now() + STEP_MS }))
  await expect(page.getByRole('heading', { name: '오늘 할 일' })).toBeVisible()
})
