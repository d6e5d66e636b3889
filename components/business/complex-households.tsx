import type { Overview } from '@/lib/content/schemas/complex'
import { commonWords } from '@/lib/messages/ko/common'
import { overviewWords } from '@/lib/messages/ko/overview'
import { DataTable } from '../ui/data-table'

const count = new Intl.NumberFormat('ko-KR')

/**
 * Buildings and households of each complex, with their sums.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function ComplexHouseholds({ byComplex, supply }: { byComplex: Overview['byComplex']; supply: string }) {
  const sum = (pick: (row: Overview['byComplex'][number]) => number) => count.format(byComplex.reduce((total, row) => total + pick(row), 0))
  const rows = byComplex.map((row) => [
    commonWords.complexNumbered(row.complex),
    count.format(row.buildings),
    count.format(row.totalHouseholds),
    count.format(row.rentalHouseholds),
  ])
  return (
    <DataTable
      caption={overviewWords.householdsByComplex}
      columns={[commonWords.complex, commonWords.building, commonWords.allHouseholds, commonWords.supplyHouseholds(supply)]}
      rows={[...rows, [commonWords.total, sum((row) => row.buildings), sum((row) => row.totalHouseholds), sum((row) => row.rentalHouseholds)]]}
    />
  )
}
