import 'server-only'
import type { SessionStore } from '@/lib/accounts/session-store'
import { toAccount, type AccountRow } from './account-rows'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

interface SessionRow extends Omit<AccountRow, 'password_hash' | 'created_at'> {
  id_hash: string
  session_created_at: number
  last_seen_at: number
  expires_at: number
  created_at: number
}

export function sqliteSessionStore(database: SqliteDatabase): SessionStore {
  async function write(sql: string, ...values: (string | number)[]): Promise<void> {
    await transact(database, () => database.prepare(sql).run(...values))
  }

  return {
    add(session) {
      return write(
        'INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
        session.idHash,
        session.accountId,
        session.createdAt.getTime(),
        session.lastSeenAt.getTime(),
        session.expiresAt.getTime(),
      )
    },
    async find(idHash) {
      const row = await read(
        () =>
          database
            .prepare(
              `SELECT s.id_hash, s.created_at AS session_created_at, s.last_seen_at, s.expires_at, a.id, a.email, a.name, a.role, a.created_at, a.disabled_at
               FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.id_hash = ?`,
            )
            .get(idHash) as SessionRow | undefined,
      )
      if (!row) return null
      return {
        account: toAccount(row),
        session: {
          idHash: row.id_hash,
          accountId: row.id,
          createdAt: new Date(row.session_created_at),
          lastSeenAt: new Date(row.last_seen_at),
          expiresAt: new Date(row.expires_at),
        },
      }
    },
    touch(idHash, at) {
      return write('UPDATE sessions SET last_seen_at = ? WHERE id_hash = ?', at.getTime(), idHash)
    },
    remove(idHash) {
      return write('DELETE FROM sessions WHERE id_hash = ?', idHash)
    },
    removeExpired(at) {
      return write('DELETE FROM sessions WHERE expires_at < ?', at.getTime())
    },
  }
}
