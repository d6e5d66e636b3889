import 'server-only'
import type { Account } from '@/lib/auth/account'
import type { AccountStore, AccountWithPassword } from '../account-store'
import { committing } from './committing'
import type { SqliteDatabase } from './database'

export interface AccountRow {
  id: string
  email: string
  password_hash: string
  role: Account['role']
  created_at: number
  disabled_at: number | null
}

export const toAccount = (row: Omit<AccountRow, 'password_hash'>): Account => ({
  id: row.id,
  email: row.email,
  role: row.role,
  createdAt: new Date(row.created_at),
  disabledAt: row.disabled_at === null ? null : new Date(row.disabled_at),
})

export function sqliteAccountStore(database: SqliteDatabase): AccountStore {
  const endingSessions = (id: string, change: () => { changes: number }): boolean =>
    committing(database, () => {
      database.prepare('DELETE FROM sessions WHERE account_id = ?').run(id)
      return change().changes > 0
    })

  return {
    async find(id) {
      const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id) as AccountRow | undefined
      return row ? toAccount(row) : null
    },
    async findByEmail(email) {
      const row = database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as AccountRow | undefined
      return row ? ({ ...toAccount(row), passwordHash: row.password_hash } satisfies AccountWithPassword) : null
    },
    async list() {
      return (database.prepare('SELECT * FROM accounts ORDER BY created_at, id').all() as AccountRow[]).map(toAccount)
    },
    async add(account) {
      const { changes } = committing(database, () =>
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
  }
}
