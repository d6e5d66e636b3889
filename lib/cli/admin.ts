import 'server-only'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { changePassword, createAdministrator, setAdministratorDisabled } from '@/lib/auth/administrator'
import { generatePassword } from '@/lib/auth/password'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { services } from '@/lib/services'

const USAGE = `사용법: npm run admin -- <명령> [이메일]

  list                 관리자 계정 목록
  create  <이메일>     계정을 만듭니다
  password <이메일>    비밀번호를 바꾸고 열린 세션을 모두 끝냅니다
  disable <이메일>     계정을 잠그고 열린 세션을 모두 끝냅니다
  enable  <이메일>     잠근 계정을 다시 엽니다

비밀번호는 화면에 보이지 않게 묻습니다. 비워 두면 만들어서 한 번 보여 줍니다.
`

/** Asks without showing what is typed; a pipe's first line is taken as it is. */
async function askPassword(): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY
  if (terminal) process.stdout.write('새 비밀번호 (비워 두면 만듭니다): ')
  const lines = createInterface({ input: process.stdin, output: terminal ? hidden : undefined, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stdout.write('\n')
  }
}

async function withPassword(email: string, save: (password: string) => Promise<void>): Promise<string> {
  const typed = await askPassword()
  const password = typed || generatePassword()
  await save(password)
  return typed ? `${email}: 저장했습니다.` : `${email}: 저장했습니다. 비밀번호 ${password} (다시 표시되지 않습니다)`
}

async function run(command: string | undefined, email: string | undefined): Promise<string | null> {
  const { store, firebase } = services()
  if (command === 'list') {
    const accounts = await store.accounts.list()
    return accounts.map((account) => `${account.email}\t${account.disabledAt ? '잠김' : '사용 중'}`).join('\n') || '계정이 없습니다.'
  }
  if (!email) return null
  if (firebase && (command === 'create' || command === 'password')) return '계정과 비밀번호는 Firebase Authentication에 있습니다. Firebase 콘솔에서 만들고 npm run admin:firebase -- grant <이메일> 로 권한을 주세요.'
  if (command === 'create') return withPassword(email, (password) => createAdministrator(services(), email, password))
  if (command === 'password') return withPassword(email, (password) => changePassword(services(), email, password))
  if (command !== 'disable' && command !== 'enable') return null
  await setAdministratorDisabled(services(), email, command === 'disable')
  return `${email}: ${command === 'disable' ? '잠갔습니다.' : '다시 열었습니다.'}`
}

function explain(error: unknown): string {
  if (error instanceof InvalidInputError) return Object.values(error.fields).join('\n')
  if (error instanceof NotFoundError) return '그런 계정이 없습니다. npm run admin -- list 로 확인해 주세요.'
  throw error
}

const [command, email] = process.argv.slice(2)
try {
  const said = await run(command, email)
  process.stdout.write(`${said ?? USAGE}\n`)
  if (said === null) process.exitCode = 2
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
} finally {
  await services().store.close()
}
