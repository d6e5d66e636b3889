import type { Overview } from '@/lib/content/schemas/complex'
import { DataTable } from '../ui/data-table'

interface HouseholdsByTypeProps {
  byComplex: Overview['byComplex']
  /** Unit types' ids in the order of the menu. */
  types: readonly string[]
}

/** Rental households of each type in each complex, with sums; a type that a complex does not have reads –. */
export function HouseholdsByType({ byComplex, types }: HouseholdsByTypeProps) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const rows = types.map((type) => {
    const counts = byComplex.map((row) => row.rentalByType[type] ?? 0)
    return [type, ...counts.map((households) => (households === 0 ? '–' : String(households))), String(sum(counts))]
  })
  const totals = ['합계', ...byComplex.map((row) => String(row.rentalHouseholds)), String(sum(byComplex.map((row) => row.rentalHouseholds)))]
  return (
    <DataTable
      caption="타입별·단지별 임대 세대수"
      columns={['타입', ...byComplex.map((row) => `${row.complex}단지`), '합계']}
      rows={[...rows, totals]}
      narrow="scroll"
    />
  )
}
