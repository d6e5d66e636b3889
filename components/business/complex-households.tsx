import type { Overview } from '@/lib/content/schemas/complex'
import { DataTable } from '../ui/data-table'

const count = new Intl.NumberFormat('ko-KR')

/**
 * Buildings and households of each complex, with their sums.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function ComplexHouseholds({ byComplex, supply }: { byComplex: Overview['byComplex']; supply: string }) {
  const sum = (pick: (row: Overview['byComplex'][number]) => number) => count.format(byComplex.reduce((total, row) => total + pick(row), 0))
  const rows = byComplex.map((row) => [
    `${row.complex}단지`,
    count.format(row.buildings),
    count.format(row.totalHouseholds),
    count.format(row.rentalHouseholds),
  ])
  return (
    <DataTable
      caption="단지별 동수와 세대수"
      columns={['단지', '동', '전체 세대', `${supply} 세대`]}
      rows={[...rows, ['합계', sum((row) => row.buildings), sum((row) => row.totalHouseholds), sum((row) => row.rentalHouseholds)]]}
    />
  )
}
