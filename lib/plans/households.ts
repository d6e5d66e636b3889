import type { BuildingLine, SiteBuilding, SitePlanData } from '@/lib/content/schemas/site-plan'

type LinePart = BuildingLine[number]

const partHouseholds = ({ from, to }: LinePart): number => to - from + 1

const buildingHouseholds = (building: SiteBuilding): number => building.lines.flat().reduce((total, each) => total + partHouseholds(each), 0)

/** The type of most floors of a line, which colours it in the plan; null where none of it is offered. */
export const mainType = (line: BuildingLine): string | null =>
  line.filter(({ type }) => type !== null).toSorted((a, b) => partHouseholds(b) - partHouseholds(a))[0]?.type ?? null

/** An offered vertical line of apartments (호 라인), or its part of one type. */
export interface RentalLine {
  complex: number
  building: number
  /** 1 is the westernmost; the last digits of the door number. */
  line: number
  type: string
  from: number
  to: number
  households: number
}

/** All offered lines, by building, line and floor. */
export const rentalLines = (site: SitePlanData): RentalLine[] =>
  site.complexes.flatMap((complex) =>
    complex.buildings.flatMap((building) =>
      building.lines.flatMap((parts, index) =>
        parts.flatMap((part): RentalLine[] => {
          const { type, from, to } = part
          return type === null ? [] : [{ complex: complex.id, building: building.number, line: index + 1, type, from, to, households: partHouseholds(part) }]
        }),
      ),
    ),
  )

/** Households of a type among these lines. */
export const householdsOfType = (lines: readonly RentalLine[], type: string): number =>
  lines.filter((line) => line.type === type).reduce((total, line) => total + line.households, 0)

/** Unit types that are for rent, in the order of their names. */
export const rentalTypes = (site: SitePlanData): string[] => [...new Set(rentalLines(site).map((line) => line.type))].sort()

export interface ComplexHouseholds {
  complex: number
  buildings: number
  totalHouseholds: number
  rentalHouseholds: number
  rentalByType: Record<string, number>
}

/** Household counts of the site plan's buildings, in the shape of content/overview.ts › byComplex. */
export function householdsByComplex(site: SitePlanData): ComplexHouseholds[] {
  const rental = rentalLines(site)
  return site.complexes.map((complex) => {
    const own = rental.filter((line) => line.complex === complex.id)
    const rentalByType: Record<string, number> = {}
    for (const line of own) rentalByType[line.type] = (rentalByType[line.type] ?? 0) + line.households
    return {
      complex: complex.id,
      buildings: complex.buildings.length,
      totalHouseholds: complex.buildings.reduce((total, building) => total + buildingHouseholds(building), 0),
      rentalHouseholds: own.reduce((total, line) => total + line.households, 0),
      rentalByType,
    }
  })
}
