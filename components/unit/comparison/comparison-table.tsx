import { Fragment, type ReactNode } from 'react'
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
  /** The question what they cost, while it is open. */
  undecided: string | undefined
}

const MM_PER_METRE = 1000

/** As it is shown, a line below another after each line break; undefined where it is not announced. */
type Value = string | undefined

interface Row {
  readonly name: string
  /** One for each home. */
  readonly values: readonly Value[]
}

/** By what a reader sees. Nobody knows whether values that are not announced are alike. */
const isAlike = ({ values }: Row) => !values.includes(undefined) && new Set(values).size === 1

/** Areas, rooms and supply of the compared homes, a column each: what differs, and closed below it what is alike. */
export function ComparisonTable({ homes, ...rest }: ComparisonTableProps) {
  const rows = comparedRows({ homes, ...rest })
  const alike = rows.filter(isAlike)
  const different = rows.filter((row) => !isAlike(row))
  const types = homes.map(({ unit }) => unit.id)
  const table = (caption: string, shown: readonly Row[]) => (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        hideCaption
        narrow="scroll"
        columns={[comparisonWords.item, ...types]}
        rows={shown.map(({ name, values }) => [name, ...values.map(cell)])}
      />
    </div>
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
  const row = (name: string, value: (home: ComparedHome) => Value): Row => ({ name, values: homes.map(value) })
  const area = (name: string, of: (home: ComparedHome) => number) => row(name, (home) => areaLines(of(home)))
  const costOf = (id: string) => terms.types.flatMap((one) => (one.type === id ? [termsLine(one)] : [])).at(0)
  // One row: also where some of the homes' terms are known and the question is open for the others.
  const cost = homes.some(({ unit }) => costOf(unit.id)) ? termsWords.cost : undecided
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
    })),
    row(unitWords.supplyHouseholdCount(supply), ({ unit }) => (unit.households === null ? undefined : commonWords.inHouseholds(unit.households))),
    ...(severalComplexes ? [row(unitWords.complexes, ({ unit }) => commonWords.complexNumbered(unit.complexes.join('·')))] : []),
    ...(cost === undefined ? [] : [row(cost, ({ unit }) => costOf(unit.id))]),
  ]
}

const areaLines = (squareMetres: number) => `${roundArea(squareMetres).toFixed(2)}㎡\n${unitWords.aboutPyeong(toPyeong(squareMetres).toFixed(1))}`

const cell = (value: Value): ReactNode =>
  (value ?? commonWords.notAnnounced).split('\n').map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
