import type { ComparedHome } from '@/lib/content/compared-types'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { toPyeong } from '@/lib/plans/areas'
import { compareRooms, roomsOnlyIn } from '@/lib/plans/compare-rooms'

/** Smaller differences of the exclusive area nobody feels. */
const FELT_SQUARE_METRES = 1

/** What only one of the homes has, and how much larger the largest is, in sentences; none where they have the same. */
export function differencesOf(homes: readonly ComparedHome[]): string[] {
  const rooms = compareRooms(homes.map(({ plan }) => plan))
  const only = homes.flatMap(({ unit }, at) => {
    const own = roomsOnlyIn(rooms, at)
    return own.length > 0 ? [comparisonWords.onlyIn(unit.id, own.join(', '))] : []
  })
  const bySize = homes.toSorted((a, b) => a.unit.areas.exclusive - b.unit.areas.exclusive)
  const [smallest, largest] = [bySize[0], bySize.at(-1)]
  const difference = smallest && largest ? largest.unit.areas.exclusive - smallest.unit.areas.exclusive : 0
  return [
    ...(smallest && largest && difference >= FELT_SQUARE_METRES
      ? [comparisonWords.larger(largest.unit.id, smallest.unit.id, difference.toFixed(1), toPyeong(difference).toFixed(1))]
      : []),
    ...only,
    ...homes.flatMap(({ unit }) => {
      const others = new Set(homes.filter((home) => home.unit !== unit).flatMap((home) => home.unit.features))
      const own = unit.features.filter((feature) => !others.has(feature))
      return own.length > 0 ? [comparisonWords.features(unit.id, own.join('\u00a0· '))] : []
    }),
  ]
}
