import { apiPaths } from '@/lib/routes'
import type { VisitChoice } from '@/lib/visits/visit-choice'

const TIME_OUT_MS = 8_000

/**
 * Days and times as `GET /api/visit-times` tells them.
 * @param day `2026-11-28`; null: the first with free times
 * @throws where no answer comes in time, or another than was asked for
 */
export async function fetchVisitTimes(day: string | null): Promise<VisitChoice> {
  const response = await fetch(`${apiPaths.visitTimes}${day === null ? '' : `?day=${encodeURIComponent(day)}`}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  if (!response.ok) throw new Error(`times of visits: ${response.status}`)
  return (await response.json()) as VisitChoice
}
