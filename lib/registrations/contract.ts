import type { Hasher } from '@/lib/vault'
import { withoutWithdrawn, type ContractDetails, type RegistrationEvent } from './registration-event'

/** A contract to record: its details, and the keyed hash by which the store finds another contract of the same home. */
export interface Contract {
  readonly details: ContractDetails
  /** Null if no home was typed. */
  readonly home: string | null
}

const HOME = /^\d{1,4}-\d{1,4}$/
/** The home among the details of a contract, known by its spelling; null if it has none. */
export const homeOf = (details: ContractDetails): string | null => Object.values(details).find((value) => HOME.test(value)) ?? null

export const homeHash = (vault: Hasher, home: string): string => vault.digest('contracted home', home)

/** The contract that holds: the last one recorded and not withdrawn; null for none. */
export const standingContract = (events: readonly RegistrationEvent[]): ContractDetails | null =>
  withoutWithdrawn(events).findLast(({ kind }) => kind === 'contract')?.contract ?? null
