import { apiPaths } from '@/lib/routes'

const TIME_OUT_MS = 8_000

interface PartWanted {
  /** `2026-11-28`; null: the first day with free times. */
  readonly day: string | null
  /** Prefix of the ids of the form's controls. */
  readonly form: string
  /** The times of the day alone. */
  readonly only?: 'times'
}

/**
 * The controls to choose a visit as the server renders them.
 * @returns empty if nothing can be booked
 * @throws if no response arrives in time, or an error
 */
export async function fetchVisitPart({ day, form, only }: PartWanted): Promise<string> {
  const asked = new URLSearchParams({ form, ...(day === null ? {} : { day }), ...(only ? { only } : {}) })
  const response = await fetch(`${apiPaths.visitPart}?${asked.toString()}`, { signal: AbortSignal.timeout(TIME_OUT_MS) })
  if (!response.ok) throw new Error(`times of visits: ${response.status}`)
  return response.text()
}
