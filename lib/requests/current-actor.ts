import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { currentAddress } from './current-admin'
import type { Actor } from '@/lib/accounts/office/staff-audit'

export const actorOf = async (account: Pick<Account, 'email'>): Promise<Actor> => ({ account, address: await currentAddress() })
