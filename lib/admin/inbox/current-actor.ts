import 'server-only'
import type { Account } from '@/lib/auth/account'
import { currentAddress } from '../current-admin'
import type { Actor } from './staff-audit'

export const actorOf = async (account: Pick<Account, 'email'>): Promise<Actor> => ({ account, address: await currentAddress() })
