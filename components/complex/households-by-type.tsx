import type { Overview } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { overviewWords } from '@/lib/messages/ko/overview'
import { DataTable } from '../ui/data-table'

interface HouseholdsByTypeProps {
  byComplex: Overview['byComplex']
  /** Unit types' ids in the order of the menu. */
  types: readonly string[]
  /** How the homes are supplied, e.g. 임대. */
  supply: string
}

/** Households of each type in each complex where there are several, with sums; a type that a complex does not have reads –. */
export function HouseholdsByType({ byComplex, types, supply }: HouseholdsByTypeProps) {
  const several = byComplex.length > 1
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const rows = types.map((type) => {
    const counts = byComplex.map((row) => row.rentalByType[type] ?? 0)
    return [type, ...(several ? counts.map((households) => (households === 0 ? '–' : String(households))) : []), String(sum(counts))]
  })
  const totals = [
    commonWords.total,
    ...(several ? byComplex.map((row) => String(row.rentalHouseholds)) : []),
    String(sum(byComplex.map((row) => row.rentalHouseholds))),
  ]
  return (
    <DataTable
      caption={overviewWords.supplyHouseholdCount(several ? overviewWords.byTypeAndComplex : overviewWords.byType, supply)}
      columns={
        several
          ? [commonWords.type, ...byComplex.map((row) => commonWords.complexNumbered(row.complex)), commonWords.total]
          : [commonWords.type, commonWords.householdCount]
      }
      rows={[...rows, totals]}
      narrow="scroll"
    />
  )
}
