import 'server-only'
import encodeQR from 'qr'
import { changePassword, createAdministrator, disableTotp, enableTotp, setAdministratorDisabled } from '@/lib/accounts/administrator'
import { normaliseEmail, ROLE_LABELS, type Account } from '@/lib/accounts/account'
import { createUnlockToken } from '@/lib/accounts/known-device'
import { generatePassword } from '@/lib/accounts/password'
import { newTotpSecret, totpUri } from '@/lib/accounts/totp'
import { ask, UnansweredError } from '@/lib/cli/ask'
import { content } from '@/lib/content/load'
import { siteUrl } from '@/lib/env'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { apiPaths } from '@/lib/routes'
import { requireStore, storedServices } from '@/lib/cli/stored'
import { services } from '@/lib/services'
import type { AccountStore } from '@/lib/accounts/account-store'

const USAGE = `사용법: npm run site -- admin <명령> [이메일]

  list                 관리자 계정 목록
  create  <이메일>     계정을 만듭니다
  password <이메일>    비밀번호를 바꾸고 열린 세션을 모두 끝냅니다
  disable <이메일>     계정을 잠그고 열린 세션을 모두 끝냅니다
  enable  <이메일>     잠근 계정을 다시 엽니다
  unlock  <이메일>     새 기기에서 로그인이 막힌 관리자에게 줄 링크를 만듭니다
  totp    <이메일>     2단계 인증을 켭니다. 인증 앱으로 읽을 QR 코드를 보여 줍니다
  totp-off <이메일>    2단계 인증을 끕니다. 휴대전화를 잃어버렸을 때 씁니다

비밀번호는 화면에 보이지 않게 묻습니다. 비워 두면 만들어서 한 번 보여 줍니다.
Ctrl-C 로 중단하면 아무것도 저장하지 않습니다.
`

async function withPassword(email: string, save: (password: string) => Promise<void>): Promise<string> {
  const typed = await ask('새 비밀번호 (비워 두면 만듭니다): ')
  const password = typed || generatePassword()
  await save(password)
  return typed ? `${email}: 저장했습니다.` : `${email}: 저장했습니다. 비밀번호 ${password} (다시 표시되지 않습니다)`
}

/** White on black in any terminal theme: not every app reads an inverted code. */
const qrCode = (text: string): string =>
  encodeQR(text, 'ascii', { ecc: 'low' })
    .trimEnd()
    .split('\n')
    .map((line) => `\x1b[97;40m${line}\x1b[0m\n`)
    .join('')

async function turnTotpOn(email: string): Promise<string> {
  const secret = newTotpSecret()
  const uri = totpUri(secret, normaliseEmail(email), content.site.name)
  process.stdout.write(`인증 앱(Google OTP 등)으로 읽어 주세요.\n${process.stdout.isTTY ? `\n${qrCode(uri)}` : ''}\n${uri}\n\n`)
  await enableTotp(services(), email, secret, await ask('앱에 보이는 6자리 인증 코드: '))
  return `${email}: 2단계 인증을 켜고 열린 세션을 모두 끝냈습니다. 다음 인증 코드부터 로그인에 씁니다.`
}

const INVITATION_MINUTES = 15

async function invite(typed: string): Promise<string> {
  const { store, authSecret, now } = services()
  const account = await store.accounts.findByEmail(normaliseEmail(typed))
  if (!account) throw new NotFoundError('no such account')
  const invitation = createUnlockToken(authSecret, account.email, new Date(now().getTime() + INVITATION_MINUTES * 60_000))
  return `${INVITATION_MINUTES}분 안에 로그인할 기기에서 열어 주세요. 비밀번호는 그대로 필요합니다.\n${siteUrl()}${apiPaths.deviceInvitation(invitation)}`
}

async function accountLine(store: AccountStore, { email, role, disabledAt }: Account): Promise<string> {
  const secondFactor = (await store.findByEmail(email))?.totp ? '2단계 인증' : ''
  return [email, disabledAt ? '잠김' : '사용 중', ROLE_LABELS[role], secondFactor].join('\t').trimEnd()
}

async function list(): Promise<string> {
  const { store } = storedServices()
  try {
    const accounts = await store.accounts.list()
    return (await Promise.all(accounts.map((account) => accountLine(store.accounts, account)))).join('\n') || '계정이 없습니다.'
  } finally {
    await store.close()
  }
}

const COMMANDS = ['create', 'password', 'disable', 'enable', 'unlock', 'totp', 'totp-off'] as const

async function run(command: (typeof COMMANDS)[number], email: string): Promise<string> {
  const { identity } = services()
  if (identity.tokens && ['create', 'password', 'totp', 'unlock'].includes(command)) return identity.tokens.vendorAccountsNotice
  if (command === 'create') return withPassword(email, (password) => createAdministrator(services(), email, password))
  if (command === 'password')
    return withPassword(email, async (password) => {
      await changePassword(services(), email, password)
      await services().firstPassword.discard(normaliseEmail(email))
    })
  if (command === 'unlock') return invite(email)
  if (command === 'totp') return turnTotpOn(email)
  if (command === 'totp-off') {
    await disableTotp(services(), email)
    return `${email}: 2단계 인증을 끄고 열린 세션을 모두 끝냈습니다.`
  }
  await setAdministratorDisabled(services(), email, command === 'disable')
  return `${email}: ${command === 'disable' ? '잠갔습니다.' : '다시 열었습니다.'}`
}

function explain(error: unknown): string {
  if (error instanceof UnansweredError) return error.message
  if (error instanceof InvalidInputError) return Object.values(error.fields).join('\n')
  if (error instanceof NotFoundError) return '그런 계정이 없습니다. npm run site -- admin list 로 확인해 주세요.'
  throw error
}

const [command, email] = process.argv.slice(2)
const known = COMMANDS.find((each) => each === command)
if (command === 'list') process.stdout.write(`${await list()}\n`)
else if (!known || !email) {
  process.stdout.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  // The first account may be created before the first start; all other commands need an existing account.
  if (known !== 'create') requireStore()
  try {
    process.stdout.write(`${await run(known, email)}\n`)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = error instanceof UnansweredError ? error.exitCode : 1
  } finally {
    await services().store.close()
  }
}
