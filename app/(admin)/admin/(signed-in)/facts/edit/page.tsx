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

export const metadata: Metadata = { title: '사이트 정보 바꾸기' }

const DONE: Readonly<Record<FactOutcome, string>> = {
  saved: '초안으로 저장했습니다. 게시하기 전에는 방문객에게 보이지 않습니다.',
  discarded: '초안을 버렸습니다.',
  restored: '그때의 값을 초안으로 가져왔습니다. 확인하고 게시해 주세요.',
  previewed: '미리보기를 끝냈습니다. 초안은 그대로 있습니다.',
  published: '게시했습니다. 사이트에 바로 보입니다.',
  scheduled: '예약했습니다. 그때가 되면 1분 안에 바뀝니다.',
  faulty: '고칠 곳이 있어 게시하지 않고 초안으로 저장했습니다.',
  changed: '그동안 다른 사람이 게시해서 게시하지 않고 초안으로 저장했습니다. 아래에서 비교해 주세요.',
  'no-reason': '바꾸는 까닭을 적어 주세요. 입력한 내용은 초안으로 저장했습니다.',
  past: '게시할 때가 이미 지났습니다. 앞으로의 때를 고르거나 비워 주세요. 입력한 내용은 초안으로 저장했습니다.',
  'needs-approval': '이 정보는 다른 사람의 승인을 받아야 게시할 수 있습니다. 입력한 내용은 초안으로 저장했습니다. ‘승인 요청’을 눌러 주세요.',
  requested: '승인을 요청했습니다. 승인 전에 고치면 다시 요청해야 합니다.',
  approved: '승인해서 게시했습니다. 사이트에 바로 보입니다.',
  'approved-later': '승인했습니다. 예약한 때가 되면 1분 안에 바뀝니다.',
  returned: '돌려보냈습니다. 작성한 사람이 까닭을 봅니다.',
  'own-text': '자신이 쓴 내용은 승인할 수 없습니다. 다른 관리자에게 부탁해 주세요.',
  'no-return-reason': '돌려보내는 까닭을 적어 주세요.',
  'not-requested': '그동안 작성한 사람이 내용을 고쳤거나 요청을 거두었습니다. 아래 내용을 확인해 주세요.',
  'no-time': '게시할 때를 날짜와 시각으로 골라 주세요. 입력한 내용은 초안으로 저장했습니다.',
}

/** One fact: its form, and every value that was published. */
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
      <PageHead title={fact.label} lead={[fact.where && `보이는 곳: ${fact.where}.`, fact.hint].filter(Boolean).join(' ')} />
      <DoneNotice done={done} messages={DONE} />
      <OtherDrafts path={fact.path} drafts={fact.otherDrafts} />
      <FactApproval fact={fact} mayApprove={can(admin, 'fact.approve')} />
      <FactForm fact={fact} mayPublish={can(admin, 'fact.publish')} at={firstValue(at)} />
      <FactHistory fact={fact} />
    </>
  )
}
