import type { LocationContent } from '@/lib/content/schemas/complex'

type TravelTime = LocationContent['travelTimes'][number]

/** Means of travel in order of appearance, each with its rows. */
export const byMeans = (travelTimes: readonly TravelTime[]): [string, TravelTime[]][] =>
  [...new Set(travelTimes.map(({ by }) => by))].map((means) => [means, travelTimes.filter(({ by }) => by === means)])
