import 'server-only'
import type { Account } from '@/lib/auth/account'

export interface AccountRow {
  id: string
  email: string
  name: string | null
  password_hash: string
  role: Account['role']
  created_at: number
  disabled_at: number | null
}

export const toAccount = (row: Omit<AccountRow, 'password_hash'>): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: new Date(row.created_at),
  disabledAt: row.disabled_at === null ? null : new Date(row.disabled_at),
})
