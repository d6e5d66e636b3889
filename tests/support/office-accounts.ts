import type { Account, Role } from '@/lib/accounts/account'
import { MORNING } from './registrations'

/** A member of the office, whose name is the id. */
export const officeAccount = (id: string, role: Role): Account => ({ id, email: `${id}@example.com`, name: id, role, createdAt: MORNING, disabledAt: null })

/** The acting account, from the network of every test. */
export const actorOf = (account: Account) => ({ account, address: '203.0.113.9' })
