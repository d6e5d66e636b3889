import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { Account } from '@/lib/auth/account'
import type { AccountStore, AccountWithSecrets, StoredTotp } from '../account-store'
import { openTotpSecret, sealTotpSecret } from '../sealed-fields'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

export interface AccountRow {
  id: string
  email: string
  password_hash: string
  role: Account['role']
  created_at: number
  disabled_at: number | null
}

interface SecretsRow extends AccountRow {
  totp_sealed: ArrayBuffer | null
  totp_used_step: number | null
}

export const toAccount = (row: Omit<AccountRow, 'password_hash'>): Account => ({
  id: row.id,
  email: row.email,
  role: row.role,
  createdAt: new Date(row.created_at),
  disabledAt: row.disabled_at === null ? null : new Date(row.disabled_at),
})

const totpOf = ({ id, totp_sealed: sealed, totp_used_step: usedStep }: SecretsRow, vault: Vault): StoredTotp | null =>
  sealed ? { secret: openTotpSecret(new Uint8Array(sealed), id, vault), usedStep } : null

export function sqliteAccountStore(database: SqliteDatabase, vault: Vault): AccountStore {
  const endingSessions = (id: string, change: () => { changes: number }): Promise<boolean> =>
    transact(database, () => {
      database.prepare('DELETE FROM sessions WHERE account_id = ?').run(id)
      return change().changes > 0
    })

  return {
    async find(id) {
      return read(() => {
        const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id) as AccountRow | undefined
        return row ? toAccount(row) : null
      })
    },
    async findByEmail(email) {
      return read(() => {
        const row = database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as SecretsRow | undefined
        return row ? ({ ...toAccount(row), passwordHash: row.password_hash, totp: totpOf(row, vault) } satisfies AccountWithSecrets) : null
      })
    },
    async list() {
      return read(() => (database.prepare('SELECT * FROM accounts ORDER BY created_at, id').all() as AccountRow[]).map(toAccount))
    },
    async add(account) {
      const { changes } = await transact(database, () =>
        database
          .prepare('INSERT INTO accounts (id, email, password_hash, role, created_at, disabled_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING')
          .run(account.id, account.email, account.passwordHash, account.role, account.createdAt.getTime(), account.disabledAt?.getTime() ?? null),
      )
      return changes > 0
    },
    async setPassword(id, passwordHash) {
      return endingSessions(id, () => database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(passwordHash, id))
    },
    async setDisabled(id, at) {
      return endingSessions(id, () => database.prepare('UPDATE accounts SET disabled_at = ? WHERE id = ?').run(at?.getTime() ?? null, id))
    },
    async setTotp(id, totp) {
      const sealed = totp && sealTotpSecret(totp.secret, id, vault)
      return endingSessions(id, () =>
        database.prepare('UPDATE accounts SET totp_sealed = ?, totp_used_step = ? WHERE id = ?').run(sealed, totp?.usedStep ?? null, id),
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
  }
}
