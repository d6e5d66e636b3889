/**
 * `npm run admin:firebase -- list | grant <email> | revoke <email>`: gives a Firebase account the administrator's claim,
 * or takes it and ends the account's sessions. Accounts themselves are made in the Firebase console.
 */
import 'server-only'
import { ADMINISTRATOR_CLAIM } from '@/lib/auth/firebase/identities'
import { env } from '@/lib/env'
import { firebaseAppOf } from '@/lib/firebase/app'

const USAGE = '사용법: npm run admin:firebase -- list | grant <이메일> | revoke <이메일>'

async function run(command: string | undefined, email: string | undefined): Promise<string | null> {
  const app = firebaseAppOf(env())
  const { getAuth } = await import('firebase-admin/auth')
  const auth = getAuth(await app.open())
  if (command === 'list') {
    const { users } = await auth.listUsers(1000)
    return (
      users
        .filter(({ customClaims }) => customClaims?.[ADMINISTRATOR_CLAIM] === true)
        .map(({ email: address, disabled }) => `${address}\t${disabled ? '잠김' : '사용 중'}`)
        .join('\n') || '권한을 받은 계정이 없습니다.'
    )
  }
  if (!email || (command !== 'grant' && command !== 'revoke')) return null
  const { uid, customClaims } = await auth.getUserByEmail(email)
  await auth.setCustomUserClaims(uid, { ...customClaims, [ADMINISTRATOR_CLAIM]: command === 'grant' })
  if (command === 'revoke') await auth.revokeRefreshTokens(uid)
  return `${email}: ${command === 'grant' ? '관리자 권한을 주었습니다.' : '관리자 권한을 거두고 세션을 끝냈습니다.'}`
}

const [command, email] = process.argv.slice(2)
try {
  const said = await run(command, email)
  process.stdout.write(`${said ?? USAGE}\n`)
  if (said === null) process.exitCode = 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
