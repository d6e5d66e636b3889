import type { Overview } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { DataTable } from '../ui/data-table'

interface HouseholdsByTypeProps {
  byComplex: Overview['byComplex']
  /** Unit types' ids in the order of the menu. */
  types: readonly string[]
  /** How the homes are supplied, e.g. 임대. */
  supply: string
  language?: Language
}

/** Households of each type, by complex where there are several, with sums. A type that a complex does not have reads –. */
export function HouseholdsByType({ byComplex, types, supply, language = 'ko' }: HouseholdsByTypeProps) {
  const { common, overview } = messages(language)
  const several = byComplex.length > 1
  const isKorean = language === 'ko'
  // The English word stands once over the numbers: six columns with it are wider than a small phone.
  const nameOf = ({ complex }: Overview['byComplex'][number]) => (isKorean ? common.complexNumbered(complex) : String(complex))
  const beside = { label: '', columns: 1 }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const rows = types.map((type) => {
    const counts = byComplex.map((row) => row.rentalByType[type] ?? 0)
    return [type, ...(several ? counts.map((households) => (households === 0 ? '–' : String(households))) : []), String(sum(counts))]
  })
  const totals = [
    common.total,
    ...(several ? byComplex.map((row) => String(row.rentalHouseholds)) : []),
    String(sum(byComplex.map((row) => row.rentalHouseholds))),
  ]
  return (
    <DataTable
      caption={overview.supplyHouseholdCount(several ? overview.byTypeAndComplex : overview.byType, supply)}
      groups={several && !isKorean ? [[beside, { label: common.complex, columns: byComplex.length }, beside]] : []}
      columns={several ? [common.type, ...byComplex.map(nameOf), common.total] : [common.type, common.householdCount]}
      rows={[...rows, totals]}
      narrow="scroll"
    />
  )
}
