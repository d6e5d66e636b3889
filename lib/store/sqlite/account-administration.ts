import 'server-only'
import type { AccessOutcome, AccountStore } from '@/lib/accounts/account-store'
import { toAccount, type AccountRow } from './account-rows'
import { auditWriter } from './audit'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

/** An invited account without a password cannot sign in. Firebase's accounts have neither password nor invitation here. */
const CAN_SIGN_IN = "disabled_at IS NULL AND NOT (password_hash = '' AND invitation_hash IS NOT NULL)"
const INVITED = 'invitation_hash = ? AND invitation_expires_at > ? AND disabled_at IS NULL'

/** Administration of accounts, and acceptance of invitations. */
export function accountAdministration(
  database: SqliteDatabase,
): Pick<AccountStore, 'invite' | 'renewInvitation' | 'findInvited' | 'acceptInvitation' | 'changeAccess' | 'followRole'> {
  const writeAudit = auditWriter(database)
  const find = (condition: string, ...values: (string | number)[]) =>
    database.prepare(`SELECT * FROM accounts WHERE ${condition}`).get(...values) as AccountRow | undefined
  const endSessions = (id: string) => database.prepare('DELETE FROM sessions WHERE account_id = ?').run(id)
  const endDuty = (id: string) => database.prepare('UPDATE duty SET since = NULL WHERE account_id = ?').run(id)

  return {
    async invite({ id, email, name, role, createdAt, disabledAt }, { tokenHash, expiresAt }, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare(
            `INSERT INTO accounts (id, email, name, password_hash, role, created_at, disabled_at, invitation_hash, invitation_expires_at)
             VALUES (?, ?, ?, '', ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
          )
          .run(id, email, name, role, createdAt.getTime(), disabledAt?.getTime() ?? null, tokenHash, expiresAt.getTime())
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async renewInvitation(id, { tokenHash, expiresAt }, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare('UPDATE accounts SET invitation_hash = ?, invitation_expires_at = ? WHERE id = ? AND disabled_at IS NULL')
          .run(tokenHash, expiresAt.getTime(), id)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async findInvited(tokenHash, at) {
      return read(() => {
        const row = find(INVITED, tokenHash, at.getTime())
        return row ? toAccount(row) : null
      })
    },
    async acceptInvitation(tokenHash, passwordHash, audit) {
      return transact(database, () => {
        const row = find(INVITED, tokenHash, audit.at.getTime())
        if (!row) return null
        database.prepare('UPDATE accounts SET password_hash = ?, invitation_hash = NULL, invitation_expires_at = NULL WHERE id = ?').run(passwordHash, row.id)
        endSessions(row.id)
        writeAudit({ ...audit, actor: row.email, subject: row.id })
        return toAccount(row)
      })
    },
    async changeAccess(id, { role, disabledAt, roleUntilNow }, audit) {
      return transact(database, (): AccessOutcome => {
        const row = find('id = ?', id)
        if (!row) return 'not-found'
        if (roleUntilNow !== undefined && row.role !== roleUntilNow) return 'moved'
        const changed = { role: role ?? row.role, disabledAt: disabledAt === undefined ? row.disabled_at : (disabledAt?.getTime() ?? null) }
        const administers = changed.role === 'administrator' && changed.disabledAt === null
        if (!administers && !find(`role = 'administrator' AND id <> ? AND ${CAN_SIGN_IN}`, id)) return 'last-administrator'
        database.prepare('UPDATE accounts SET role = ?, disabled_at = ? WHERE id = ?').run(changed.role, changed.disabledAt, id)
        // Expired instead of deleted: it shows that this account never had a password.
        if (changed.disabledAt !== null) database.prepare('UPDATE accounts SET invitation_expires_at = 0 WHERE id = ? AND invitation_hash IS NOT NULL').run(id)
        endSessions(id)
        endDuty(id)
        writeAudit(audit)
        return 'changed'
      })
    },
    async followRole(id, role, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('UPDATE accounts SET role = ? WHERE id = ? AND role <> ?').run(role, id, role)
        if (changes > 0) {
          endDuty(id)
          writeAudit(audit)
        }
        return changes > 0
      })
    },
  }
}
