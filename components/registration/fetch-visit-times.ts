import { apiPaths } from '@/lib/routes'
import type { VisitChoice } from '@/lib/visits/visit-choice'

const TIME_OUT_MS = 8_000

/**
 * Days and times from `GET /api/visit-times`.
 * @param day `2026-11-28`; null: the first day with free times
 * @throws if no response arrives in time, or one of an unexpected shape
 */
export async function fetchVisitTimes(day: string | null): Promise<VisitChoice> {
  const response = await fetch(`${apiPaths.visitTimes}${day === null ? '' : `?day=${encodeURIComponent(day)}`}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  if (!response.ok) throw new Error(`times of visits: ${response.status}`)
  return (await response.json()) as VisitChoice
}
