/**
 * `npm run site -- admin-firebase list | grant <email> [role] | revoke <email>`: gives a Firebase account a role by its custom
 * claims, or removes it and ends the account's sessions. Accounts are created in the Firebase console.
 */
import 'server-only'
import { ROLE_LABELS, ROLES, roleOf } from '@/lib/accounts/account'
import { claimedRole, claimsWithRole } from '@/lib/accounts/firebase/claims'
import { env } from '@/lib/env'
import { firebaseAppOf } from '@/lib/accounts/firebase/app'

const USAGE = `사용법: npm run site -- admin-firebase list | grant <이메일> [역할] | revoke <이메일>
역할: ${ROLES.map((role) => `${role} (${ROLE_LABELS[role]})`).join(', ')}. 비워 두면 ${ROLES[0]}`

async function run(command: string | undefined, email: string | undefined, typedRole: string | undefined): Promise<string | null> {
  const app = firebaseAppOf(env())
  const { getAuth } = await import('firebase-admin/auth')
  const auth = getAuth(await app.open())
  if (command === 'list') {
    const { users } = await auth.listUsers(1000)
    return (
      users
        .flatMap(({ email: address, disabled, customClaims }) => {
          const role = claimedRole(customClaims)
          return role ? [`${address}\t${disabled ? '잠김' : '사용 중'}\t${ROLE_LABELS[role]}`] : []
        })
        .join('\n') || '권한을 받은 계정이 없습니다.'
    )
  }
  const role = roleOf(typedRole ?? ROLES[0])
  if (!email || !role || (command !== 'grant' && command !== 'revoke')) return null
  const { uid, customClaims } = await auth.getUserByEmail(email)
  await auth.setCustomUserClaims(uid, claimsWithRole(customClaims, command === 'grant' ? role : null))
  if (command === 'revoke') await auth.revokeRefreshTokens(uid)
  return `${email}: ${command === 'grant' ? `${ROLE_LABELS[role]} 권한을 주었습니다.` : '권한을 거두고 세션을 끝냈습니다.'}`
}

const [command, email, role] = process.argv.slice(2)
try {
  const said = await run(command, email, role)
  process.stdout.write(`${said ?? USAGE}\n`)
  if (said === null) process.exitCode = 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
