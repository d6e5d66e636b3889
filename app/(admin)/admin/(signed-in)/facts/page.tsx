import type { Metadata } from 'next'
import { FactList } from '@/components/admin/facts/fact-list'
import { RequestedFacts } from '@/components/admin/facts/requested-facts'
import { PageHead } from '@/components/admin/page-head'
import { listFacts, listRequestedFacts } from '@/lib/facts/office/fact-views'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '사이트 정보' }

/** What the site says and the office may change. */
export default async function FactsPage() {
  await requireAdminPage('fact.draft')
  const { store, now, env } = services()
  return (
    <>
      <PageHead title="사이트 정보" lead="게시하면 모든 페이지와 문자에 바로 반영됩니다. 다른 서버에는 1분 안에 반영됩니다." />
      <RequestedFacts facts={await listRequestedFacts({ store, now, env })} />
      <FactList facts={await listFacts({ store, now })} />
    </>
  )
}
