import 'server-only'
import { standingContract } from '@/lib/registrations/contract'
import type { ContractDetails } from '@/lib/registrations/registration-event'
import type { Services } from '@/lib/services'
import { CONTRACT_COLUMN, type ExportColumn } from './export-columns'

type Dependencies = Pick<Services, 'store'>

/** Returns the contract that a registration of a file has, its own or that of one merged into it. */
export type ExportedContracts = (registrationId: string) => Promise<ContractDetails | null>

/** Few registrations have a contract, so that only their events are read, and none if no column asks. */
export async function exportedContracts({ store: { registrations } }: Dependencies, columns: readonly Pick<ExportColumn, 'id'>[]): Promise<ExportedContracts> {
  const contracted = columns.some(({ id }) => id.startsWith(CONTRACT_COLUMN)) ? await registrations.listContracted() : []
  const own = new Set(contracted)
  const merged = new Map<string, string[]>()
  for (const id of contracted) {
    const primary = (await registrations.find(id))?.mergedInto
    if (primary) merged.set(primary, [...(merged.get(primary) ?? []), id])
  }
  return async (registrationId) => {
    for (const id of [...(own.has(registrationId) ? [registrationId] : []), ...(merged.get(registrationId) ?? [])]) {
      const contract = standingContract(await registrations.events(id))
      if (contract) return contract
    }
    return null
  }
}
