import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { readAccount } from '../stored-account'

export interface AccountRow {
  id: string
  email: string
  name: string | null
  password_hash: string
  role: Account['role']
  created_at: number
  disabled_at: number | null
}

export const toAccount = ({ id, email, name, role, created_at, disabled_at }: Omit<AccountRow, 'password_hash'>): Account =>
  readAccount({ id, email, name, role, createdAt: created_at, disabledAt: disabled_at })
