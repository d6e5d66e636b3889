import type { Overview } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { DataTable } from '../ui/data-table'

/**
 * Buildings and households of each complex, with their sums.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function ComplexHouseholds({ byComplex, supply, language = 'ko' }: { byComplex: Overview['byComplex']; supply: string; language?: Language }) {
  const { common, overview } = messages(language)
  const count = new Intl.NumberFormat(language)
  const sum = (pick: (row: Overview['byComplex'][number]) => number) => count.format(byComplex.reduce((total, row) => total + pick(row), 0))
  const rows = byComplex.map((row) => [
    common.complexNumbered(row.complex),
    count.format(row.buildings),
    count.format(row.totalHouseholds),
    count.format(row.rentalHouseholds),
  ])
  return (
    <DataTable
      caption={overview.householdsByComplex}
      columns={[common.complex, common.building, common.allHouseholds, common.supplyHouseholds(supply)]}
      rows={[...rows, [common.total, sum((row) => row.buildings), sum((row) => row.totalHouseholds), sum((row) => row.rentalHouseholds)]]}
      narrow="scroll"
    />
  )
}
