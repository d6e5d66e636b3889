import 'server-only'
import type { Vault } from '@/lib/vault'
import type { AccountOverview, AccountStore, AccountWithSecrets, ReadTotp } from '@/lib/accounts/account-store'
import { recoveryHash, sealTotpSecret } from '../sealed-fields'
import { readRecoveryHashes, readTotpSecret } from '../stored-account'
import { timeOrEpoch } from '../stored-time'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { accountAdministration } from './account-administration'
import { toAccount, type AccountRow } from './account-rows'
import { auditWriter } from './audit'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

interface SecretsRow extends AccountRow {
  totp_sealed: ArrayBuffer | null
  totp_used_step: number | null
  recovery_hashes: string | null
  invitation_expires_at: number | null
}

const toOverview = (row: SecretsRow): AccountOverview => ({
  ...toAccount(row),
  hasPassword: row.password_hash !== '',
  hasSecondFactor: row.totp_sealed !== null,
  invitationExpiresAt: row.invitation_expires_at === null ? null : timeOrEpoch(row.invitation_expires_at),
})

const totpOf = ({ id, totp_sealed: sealed, totp_used_step: usedStep }: SecretsRow, vault: Vault): ReadTotp | null =>
  sealed === null ? null : { secret: readTotpSecret(new Uint8Array(sealed), id, vault), usedStep }

export function sqliteAccountStore(database: SqliteDatabase, vault: Vault): AccountStore {
  const writeAudit = auditWriter(database)
  const endingSessions = (id: string, audit: AuditEntry, change: () => { changes: number }): Promise<boolean> =>
    transact(database, () => {
      database.prepare('DELETE FROM sessions WHERE account_id = ?').run(id)
      const isChanged = change().changes > 0
      if (isChanged) writeAudit(audit)
      return isChanged
    })

  return {
    ...accountAdministration(database),
    async find(id) {
      return read(() => {
        const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id) as AccountRow | undefined
        return row ? toAccount(row) : null
      })
    },
    async findByEmail(email) {
      return read(() => {
        const row = database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as SecretsRow | undefined
        if (!row) return null
        const recoveryCodesLeft = readRecoveryHashes(row.recovery_hashes, row.id).length
        return { ...toAccount(row), passwordHash: row.password_hash, totp: totpOf(row, vault), recoveryCodesLeft } satisfies AccountWithSecrets
      })
    },
    async list() {
      return read(() => (database.prepare('SELECT * FROM accounts ORDER BY created_at, id').all() as SecretsRow[]).map(toOverview))
    },
    async add({ id, email, name, passwordHash, role, createdAt, disabledAt }, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare(
            'INSERT INTO accounts (id, email, name, password_hash, role, created_at, disabled_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING',
          )
          .run(id, email, name, passwordHash, role, createdAt.getTime(), disabledAt?.getTime() ?? null)
        if (changes > 0 && audit) writeAudit(audit)
        return changes > 0
      })
    },
    async setPassword(id, passwordHash, audit) {
      return endingSessions(id, audit, () =>
        database.prepare('UPDATE accounts SET password_hash = ?, invitation_hash = NULL, invitation_expires_at = NULL WHERE id = ?').run(passwordHash, id),
      )
    },
    async setDisabled(id, at, audit) {
      return endingSessions(id, audit, () => database.prepare('UPDATE accounts SET disabled_at = ? WHERE id = ?').run(at?.getTime() ?? null, id))
    },
    async setTotp(id, totp, audit, recoveryCodes = []) {
      const sealed = totp && sealTotpSecret(totp.secret, id, vault)
      const hashes = totp && JSON.stringify(recoveryCodes.map((code) => recoveryHash(vault, id, code)))
      return endingSessions(id, audit, () =>
        database
          .prepare('UPDATE accounts SET totp_sealed = ?, totp_used_step = ?, recovery_hashes = ? WHERE id = ?')
          .run(sealed, totp?.usedStep ?? null, hashes, id),
      )
    },
    async spendTotpStep(id, step) {
      const { changes } = await transact(database, () =>
        database
          .prepare('UPDATE accounts SET totp_used_step = ? WHERE id = ? AND totp_sealed IS NOT NULL AND COALESCE(totp_used_step, -1) < ?')
          .run(step, id, step),
      )
      return changes > 0
    },
    async spendRecoveryCode(id, code) {
      const hash = recoveryHash(vault, id, code)
      const { changes } = await transact(database, () =>
        database
          .prepare(
            `UPDATE accounts SET recovery_hashes = (SELECT json_group_array(value) FROM json_each(iif(json_valid(recovery_hashes), recovery_hashes, '[]')) WHERE value <> ?)
             WHERE id = ? AND totp_sealed IS NOT NULL AND json_valid(recovery_hashes) AND ? IN (SELECT value FROM json_each(iif(json_valid(recovery_hashes), recovery_hashes, '[]')))`,
          )
          .run(hash, id, hash),
      )
      return changes > 0
    },
  }
}
