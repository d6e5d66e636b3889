import type { BuildingLine, SiteBuilding, SitePlanData } from '@/lib/content/schemas/site-plan'

const lineHouseholds = ({ from, to }: BuildingLine): number => to - from + 1

const buildingHouseholds = (building: SiteBuilding): number => building.lines.reduce((total, line) => total + lineHouseholds(line), 0)

/** A vertical line of apartments (호 라인) offered for rent. */
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

/** All rental lines, by building and line. */
export const rentalLines = (site: SitePlanData): RentalLine[] =>
  site.complexes.flatMap((complex) =>
    complex.buildings.flatMap((building) =>
      building.lines.flatMap((line, index): RentalLine[] =>
        line.type === null
          ? []
          : [
              {
                complex: complex.id,
                building: building.number,
                line: index + 1,
                type: line.type,
                from: line.from,
                to: line.to,
                households: lineHouseholds(line),
              },
            ],
      ),
    ),
  )

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
