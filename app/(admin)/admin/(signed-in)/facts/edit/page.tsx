import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DoneNotice } from '@/components/admin/done-notice'
import { FactApproval } from '@/components/admin/facts/fact-approval'
import { FactForm } from '@/components/admin/facts/fact-form'
import { FactHistory } from '@/components/admin/facts/fact-history'
import { OtherDrafts } from '@/components/admin/facts/other-drafts'
import { PageHead } from '@/components/admin/page-head'
import { can } from '@/lib/accounts/permissions'
import { NotFoundError } from '@/lib/errors'
import type { FactOutcome } from '@/lib/facts/office/fact-actions'
import { readEditedFact } from '@/lib/facts/office/fact-views'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

export const metadata: Metadata = { title: words.editTitle }

const DONE: Readonly<Record<FactOutcome, string>> = words.done

export default async function FactPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('fact.draft')
  const { path, done, draft, at } = await searchParams
  const { store, now, env } = services()
  const fact = await readEditedFact({ store, now, env }, firstValue(path) ?? '', admin.email, firstValue(draft)).catch((error: unknown) => {
    if (error instanceof NotFoundError) notFound()
    throw error
  })
  return (
    <>
      <PageHead title={fact.label} lead={[fact.where && words.place(fact.where), fact.hint].filter(Boolean).join(' ')} />
      <DoneNotice done={done} messages={DONE} />
      <OtherDrafts path={fact.path} drafts={fact.otherDrafts} />
      <FactApproval fact={fact} mayApprove={can(admin, 'fact.approve')} />
      <FactForm fact={fact} mayPublish={can(admin, 'fact.publish')} at={firstValue(at)} />
      <FactHistory fact={fact} />
    </>
  )
}
