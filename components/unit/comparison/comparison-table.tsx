import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'
import type { ComparedHome } from '@/lib/content/compared-types'
import type { UnitTerms } from '@/lib/content/schemas/terms'
import { termsLine } from '@/lib/messages/ko/terms-text'
import { roundArea } from '@/lib/plans/rounded-sum'
import { commonWords } from '@/lib/messages/ko/common'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { planWords } from '@/lib/messages/ko/plan'
import { termsWords } from '@/lib/messages/ko/terms'
import { unitWords } from '@/lib/messages/ko/unit'
import { toPyeong } from '@/lib/plans/areas'
import { compareRooms } from '@/lib/plans/compare-rooms'
import { dimensionChain, overallDimension } from '@/lib/plans/dimensions'

interface ComparisonTableProps {
  homes: readonly ComparedHome[]
  /** How the homes are supplied, e.g. 임대. */
  supply: string
  severalComplexes: boolean
  terms: UnitTerms
  /** The question what they cost, in the last row while it is open. */
  undecided: string | undefined
}

const MM_PER_METRE = 1000

/** Areas, rooms and supply of the compared homes, a column each; the first column stays while a phone scrolls the others. */
export function ComparisonTable({ homes, supply, severalComplexes, terms, undecided }: ComparisonTableProps) {
  const row = (name: string, value: (home: ComparedHome) => ReactNode) => [name, ...homes.map(value)]
  const costOf = (id: string) => terms.types.flatMap((one) => (one.type === id ? [termsLine(one)] : [])).at(0)
  const rooms = compareRooms(homes.map(({ plan }) => plan))
  return (
    <DataTable
      caption={comparisonWords.headingOf(homes.map(({ unit }) => unit.id))}
      hideCaption
      narrow="scroll"
      columns={[comparisonWords.item, ...homes.map(({ unit }) => unit.id)]}
      rows={[
        row(commonWords.exclusiveArea, ({ unit }) => <Area squareMetres={unit.areas.exclusive} />),
        row(commonWords.supplyArea, ({ unit }) => <Area squareMetres={unit.areas.supply} />),
        row(commonWords.contractArea, ({ unit }) => <Area squareMetres={unit.areas.contract} />),
        row(comparisonWords.balcony, ({ unit }) => <Area squareMetres={unit.areas.balcony} />),
        row(unitWords.composition, ({ unit }) => unitWords.rooms(unit.rooms, unit.baths)),
        row(comparisonWords.layout, ({ plan }) => plan.layout),
        row(comparisonWords.direction, ({ plan }) => plan.facing),
        row(comparisonWords.facade, ({ plan }) => {
          const width = overallDimension(dimensionChain(plan, 'bottom'))?.length
          return width === undefined ? planWords.none : comparisonWords.inMetres((width / MM_PER_METRE).toFixed(2))
        }),
        ...rooms.map(({ name, areas }) => [
          name,
          ...areas.map((area) => (area ? `${area.name === name ? '' : `${area.name} `}${area.total.toFixed(1)}㎡` : planWords.none)),
        ]),
        row(unitWords.supplyHouseholdCount(supply), ({ unit }) =>
          unit.households === null ? commonWords.notAnnounced : commonWords.inHouseholds(unit.households),
        ),
        ...(severalComplexes ? [row(unitWords.complexes, ({ unit }) => commonWords.complexNumbered(unit.complexes.join('·')))] : []),
        ...(homes.some(({ unit }) => costOf(unit.id)) ? [row(termsWords.cost, ({ unit }) => costOf(unit.id) ?? commonWords.notAnnounced)] : []),
        ...(undecided === undefined ? [] : [row(undecided, () => commonWords.notAnnounced)]),
      ]}
    />
  )
}

const Area = ({ squareMetres }: { squareMetres: number }) => (
  <>
    {`${roundArea(squareMetres).toFixed(2)}㎡`}
    <br />
    {unitWords.aboutPyeong(toPyeong(squareMetres).toFixed(1))}
  </>
)
