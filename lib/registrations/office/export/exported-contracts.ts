import 'server-only'
import { standingContract } from '@/lib/registrations/contract'
import type { RegistrationEvent } from '@/lib/registrations/registration-event'
import type { Services } from '@/lib/services'
import { CONTRACT_COLUMN, type ExportColumn } from './export-columns'

type Dependencies = Pick<Services, 'store'>

/** Returns the contracts that registrations of a file have, their own or those of registrations merged into them, by id. */
export type ExportedContracts = (registrationIds: readonly string[]) => Promise<ReadonlyMap<string, RegistrationEvent>>

/** Few registrations have a contract, so that only their events are read, and none if no column asks. */
export async function exportedContracts({ store: { registrations } }: Dependencies, columns: readonly Pick<ExportColumn, 'id'>[]): Promise<ExportedContracts> {
  const contracted = columns.some(({ id }) => id.startsWith(CONTRACT_COLUMN)) ? await registrations.listContracted() : []
  /** Of each registration that may have a contract: the contracted ones merged into it. */
  const mergedInto = new Map<string, string[]>(contracted.map(({ id, mergedInto: primary }) => [primary ?? id, []]))
  for (const { id, mergedInto: primary } of contracted) if (primary !== null) mergedInto.get(primary)?.push(id)
  return async (registrationIds) => {
    const asked = registrationIds.flatMap((id) => {
      const merged = mergedInto.get(id)
      return merged ? [{ id, merged }] : []
    })
    if (asked.length === 0) return new Map()
    const events = await registrations.eventsOf(asked.flatMap(({ id, merged }) => [id, ...merged]))
    const eventsOf = (id: string) => events.get(id) ?? []
    return new Map(
      asked.flatMap(({ id, merged }) => {
        const contract = standingContract(eventsOf(id), new Map(merged.map((one) => [one, eventsOf(one)])))
        return contract ? [[id, contract] as const] : []
      }),
    )
  }
}
