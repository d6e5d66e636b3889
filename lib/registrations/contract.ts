import type { Hasher } from '@/lib/vault'
import { mergesAmong } from './progress'
import { withoutWithdrawn, type ContractDetails, type EventCore, type EventKind } from './registration-event'

/** A contract to record: its details, and the keyed hash by which the store finds another contract of the same home. */
export interface Contract {
  readonly details: ContractDetails
  /** Null if no home was typed. */
  readonly home: string | null
}

/** Name of the form's box that records a contract of a home which another customer has. */
export const CONTRACT_AGAIN = 'contractAgain'

const HOME = /^\d{1,4}-\d{1,4}$/
/** The home among the details of a contract, known by its spelling; null if it has none. */
export const homeOf = (details: ContractDetails): string | null => Object.values(details).find((value) => HOME.test(value)) ?? null

export const homeHash = (vault: Hasher, home: string): string => vault.digest('contracted home', home)

/** Results after which a contract holds no longer. */
const ENDS_CONTRACT: readonly EventKind[] = ['declined', 'not-me']

/**
 * The contract that holds: the last one recorded and not withdrawn, if the customer did not decline since; null for none.
 * @param events of one registration, in order
 * @param merged events of the registrations merged into it now, by id; each counts from its latest merge, if there was no contract
 */
export function standingContract<Event extends EventCore>(
  events: readonly Event[],
  merged: ReadonlyMap<string, readonly Event[]> = new Map<string, readonly Event[]>(),
): Event | null {
  const standing = withoutWithdrawn(events)
  const since = mergesAmong(standing)
  return standing.reduce<Event | null>((contract, event, index) => {
    if (event.kind === 'contract') return event
    if (ENDS_CONTRACT.includes(event.kind)) return null
    if (event.kind !== 'merged-in' || event.subject === null || since.get(event.subject) !== index) return contract
    return contract ?? standingContract(merged.get(event.subject) ?? [])
  }, null)
}
