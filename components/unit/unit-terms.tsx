import type { UnitTerms } from '@/lib/content/schemas/terms'
import { termsLine, termsRows } from '@/lib/messages/ko/terms-text'
import { termsWords as words } from '@/lib/messages/ko/terms'
import { DataTable } from '../ui/data-table'
import { Notices } from '../ui/notices'
import { PageSection } from '../ui/page-section'
import { Sources } from '../ui/sources'

interface UnitTermsProps {
  terms: UnitTerms
  /** Whether the homes are sold; otherwise they are let. */
  isSold: boolean
}

const Basis = ({ source, note }: Pick<UnitTerms, 'source' | 'note'>) => (
  <>
    {note === undefined ? null : <Notices items={[note]} />}
    <Sources sources={source ? [source] : []} />
  </>
)

/** What a home of one type costs; nothing until it is known. */
export function TermsOfType({ terms, isSold, type }: UnitTermsProps & { type: string }) {
  const known = terms.types.find((one) => one.type === type)
  if (!known) return null
  return (
    <PageSection id="terms" heading={words.heading(isSold)} layout="aside">
      <DataTable caption={words.caption(type, isSold)} hideCaption columns={[words.item, words.amount]} rows={termsRows(known)} />
      <Basis {...terms} />
    </PageSection>
  )
}

/** What a home of each type costs, in one table; nothing until a type's terms are known. */
export function TermsByType({ terms, isSold }: UnitTermsProps) {
  if (terms.types.length === 0) return null
  const heading = words.headingByType(isSold)
  return (
    <PageSection id="terms" heading={heading} layout="aside">
      <DataTable caption={heading} hideCaption columns={[words.type, words.heading(isSold)]} rows={terms.types.map((one) => [one.type, termsLine(one)])} />
      <Basis {...terms} />
    </PageSection>
  )
}
