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
import styles from './comparison-table.module.css'

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

type Value = string | number

interface Row {
  readonly name: string
  /** One for each home. */
  readonly values: readonly Value[]
  readonly shown: (value: Value) => ReactNode
}

/** Areas, rooms and supply of the compared homes, a column each: what differs, and closed below it what is alike. */
export function ComparisonTable({ homes, ...rest }: ComparisonTableProps) {
  const rows = comparedRows({ homes, ...rest })
  const isAlike = ({ values }: Row) => new Set(values).size === 1
  const alike = rows.filter(isAlike)
  const different = rows.filter((row) => !isAlike(row))
  const types = homes.map(({ unit }) => unit.id)
  const table = (caption: string, shown: readonly Row[]) => (
    <DataTable
      caption={caption}
      hideCaption
      narrow="scroll"
      columns={[comparisonWords.item, ...types]}
      rows={shown.map(({ name, values, shown: cell }) => [name, ...values.map(cell)])}
    />
  )
  return (
    <>
      {different.length > 0 && table(comparisonWords.headingOf(types), different)}
      {alike.length > 0 && (
        <details className={styles.alike}>
          <summary>{comparisonWords.alike(alike.map(({ name }) => name))}</summary>
          {table(comparisonWords.alikeIn(types), alike)}
        </details>
      )}
    </>
  )
}

function comparedRows({ homes, supply, severalComplexes, terms, undecided }: ComparisonTableProps): Row[] {
  const row = (name: string, value: (home: ComparedHome) => Value, shown: Row['shown'] = (each) => each): Row => ({ name, values: homes.map(value), shown })
  const area = (name: string, of: (home: ComparedHome) => number) => row(name, of, (value) => <Area squareMetres={Number(value)} />)
  const costOf = (id: string) => terms.types.flatMap((one) => (one.type === id ? [termsLine(one)] : [])).at(0)
  const rooms = compareRooms(homes.map(({ plan }) => plan))
  return [
    area(commonWords.exclusiveArea, ({ unit }) => unit.areas.exclusive),
    area(commonWords.supplyArea, ({ unit }) => unit.areas.supply),
    area(commonWords.contractArea, ({ unit }) => unit.areas.contract),
    area(comparisonWords.balcony, ({ unit }) => unit.areas.balcony),
    row(unitWords.composition, ({ unit }) => unitWords.rooms(unit.rooms, unit.baths)),
    row(comparisonWords.layout, ({ plan }) => plan.layout),
    row(comparisonWords.direction, ({ plan }) => plan.facing),
    row(comparisonWords.facade, ({ plan }) => {
      const width = overallDimension(dimensionChain(plan, 'bottom'))?.length
      return width === undefined ? planWords.none : comparisonWords.inMetres((width / MM_PER_METRE).toFixed(2))
    }),
    ...rooms.map(({ name, areas }) => ({
      name,
      values: areas.map((room) => (room ? `${room.name === name ? '' : `${room.name} `}${room.total.toFixed(1)}㎡` : planWords.none)),
      shown: (value: Value) => value,
    })),
    row(unitWords.supplyHouseholdCount(supply), ({ unit }) =>
      unit.households === null ? commonWords.notAnnounced : commonWords.inHouseholds(unit.households),
    ),
    ...(severalComplexes ? [row(unitWords.complexes, ({ unit }) => commonWords.complexNumbered(unit.complexes.join('·')))] : []),
    ...(homes.some(({ unit }) => costOf(unit.id)) ? [row(termsWords.cost, ({ unit }) => costOf(unit.id) ?? commonWords.notAnnounced)] : []),
    ...(undecided === undefined ? [] : [row(undecided, () => commonWords.notAnnounced)]),
  ]
}

const Area = ({ squareMetres }: { squareMetres: number }) => (
  <>
    {`${roundArea(squareMetres).toFixed(2)}㎡`}
    <br />
    {unitWords.aboutPyeong(toPyeong(squareMetres).toFixed(1))}
  </>
)
