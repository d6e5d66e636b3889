import type { Metadata } from 'next'
import { FactList } from '@/components/admin/facts/fact-list'
import { RequestedFacts } from '@/components/admin/facts/requested-facts'
import { PageHead } from '@/components/admin/page-head'
import { listFacts, listRequestedFacts } from '@/lib/facts/office/fact-views'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { officeFactWords } from '@/lib/messages/ko/office-facts'

export const metadata: Metadata = { title: words.facts }

export default async function FactsPage() {
  await requireAdminPage('fact.draft')
  const { store, now, env } = services()
  return (
    <>
      <PageHead title={words.facts} lead={officeFactWords.lead} />
      <RequestedFacts facts={await listRequestedFacts({ store, now, env })} />
      <FactList facts={await listFacts({ store, now })} />
    </>
  )
}
