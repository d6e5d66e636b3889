import { announcePages, lastAudit, openOffice, ORIGIN, register, stored, submit, wake } from '@/tests/support/office-forms'
import * as exportRoute from '@/app/api/admin/export/route'
import * as optOutRoute from '@/app/api/admin/opt-out/route'
import * as messageRoute from '@/app/api/admin/outbox/[id]/route'
import * as articleRoute from '@/app/api/admin/press/[id]/route'
import * as quarantineRoute from '@/app/api/admin/quarantine/route'
import * as searchRoute from '@/app/api/admin/search/route'
import { ArticleActions } from '@/components/admin/press/article-actions'
import { ExportForm } from '@/components/admin/inbox/export-form'
import { InboxSearch } from '@/components/admin/inbox/inbox-filters'
import { MessageTable } from '@/components/admin/inbox/message-table'
import { OptOutForm } from '@/components/admin/inbox/opt-out-form'
import { QuarantineForm, QuarantineReviewForms } from '@/components/admin/inbox/quarantine-forms'
import { permissionsOf } from '@/lib/accounts/permissions'
import { exportColumns } from '@/lib/registrations/office/export/export-columns'
import { openSearch } from '@/lib/registrations/office/list-registrations'
import { toMessageCard } from '@/lib/messaging/office/message-view'
import { statusOptions } from '@/lib/registrations/office/registration-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import type { Store } from '@/lib/store/store'
import type { formPost } from '@/tests/support/form-post'
import { statusOf } from '@/tests/support/registration-events'
import { MORNING, testVault } from '@/tests/support/registrations'

/*
 * Sends each form of the office as a browser without scripts does, to its own handler with a store. Field names, button
 * values and addresses are in both, and no other test without a browser compares them.
 */

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))
jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/current-admin', () => ({
  requireAdmin: async () => ({ email: 'office@example.com', role: 'administrator' }),
  requireSession: async () => ({ email: 'office@example.com', role: 'administrator' }),
  requirePermission: async () => undefined,
  currentAddress: async () => '203.0.113.9',
}))
jest.mock('next/cache', () => ({ revalidatePath: jest.fn(), revalidateTag: jest.fn(), unstable_cache: jest.fn() }))

const EVERYTHING = permissionsOf({ role: 'administrator' })
let store: Store
beforeEach(async () => {
  store = await openOffice()
})
afterEach(() => store.close())

describe('many registrations', () => {
  const review = <QuarantineReviewForms reason="honeypot" label="숨은 칸이 채워짐" count={2} permissions={EVERYTHING} />

  test('releases all that one reason quarantined, and sends their messages', async () => {
    const some = [await register('01000000001', 'filled'), await register('01000000002', 'filled')]
    const { action, location } = await submit(review, '숨은 칸이 채워짐 2건 모두 정상 등록으로 옮기기', quarantineRoute)
    expect([action, location]).toEqual([adminApiPaths.quarantine, `${adminPaths.quarantine}?done=release-all`])
    for (const { id } of some) expect((await stored(id)).quarantine).toBeNull()
    expect(wake).toHaveBeenCalled()
  })

  test('deletes all that one reason quarantined, with a reason', async () => {
    const [bot, person] = [await register('01000000001', 'filled'), await register('01000000002')]
    expect((await submit(review, '모두 지우기', quarantineRoute)).status).toBe(422)
    const { location } = await submit(review, '모두 지우기', quarantineRoute, { '지우는 사유': '자동 등록 공격' })
    expect(location).toBe(`${adminPaths.quarantine}?done=delete-all`)
    expect(await store.registrations.find(bot.id)).toBeNull()
    expect(await store.registrations.find(person.id)).not.toBeNull()
  })

  test('quarantines all flagged ones', async () => {
    const one = await register()
    await store.registrations.save({ ...one, id: 'marked', suspicion: 'network' }, [], [], null)
    const { location } = await submit(<QuarantineForm suspicion="network" label="통신망" count={1} />, '통신망 1건 모두 보류함으로 옮기기', quarantineRoute)
    expect(location).toBe(`${adminPaths.inbox}?done=quarantine`)
    expect([(await stored('marked')).quarantine, (await stored(one.id)).quarantine]).toEqual(['network', null])
  })

  test('seals the search in the address and finds it again', async () => {
    const page = <InboxSearch typed={null} />
    const { action, location } = await submit(page, '찾기', searchRoute, { '이름 또는 전화번호': '홍길동' })
    expect(action).toBe(adminApiPaths.search)
    const search = new URL(location ?? '', ORIGIN).searchParams.get('search') ?? ''
    expect(decodeURIComponent(location ?? '')).not.toContain('홍길동')
    expect(openSearch(search, testVault)).toBe('홍길동')
    expect((await submit(page, '찾기', searchRoute)).location).toBe(adminPaths.inbox)
  })

  const optional = exportColumns.filter(({ basic }) => !basic)
  const exportForm = <ExportForm statuses={statusOptions} basic={['이름']} optional={optional} />
  const REASON = '내려받는 사유 (필수, 접근 기록에 남습니다)'

  test('exports what was chosen: status, days, format and each ticked column', async () => {
    const [one, other] = [await register('01000000001'), await register('01000000002')]
    await store.registrations.record(statusOf(other.id, 'called', MORNING), {
      at: MORNING,
      actor: null,
      address: null,
      action: 'registration.status',
      subject: null,
      detail: null,
    })
    const csv = async (entries: Parameters<typeof formPost>[2]) =>
      (await submit(exportForm, '내려받기', exportRoute, { 형식: 'CSV', [REASON]: '주간 상담', ...entries })).response.text()
    expect((await csv({})).split('\r\n')[0]).toBe('"등록일시","이름","연락처","상태","경로"')
    const called = await csv({ 상태: '상담 완료' })
    expect([called.includes('010-0000-0001'), called.includes('010-0000-0002')]).toEqual([false, true])
    expect(await csv({ '등록 시작일': '2026-11-25' })).not.toContain('010-0000')
    expect(await csv({ '등록 종료일': '2026-11-23' })).not.toContain('010-0000')
    for (const { label } of optional) expect((await csv({ [label]: true })).split('\r\n')[0]).toContain(`"${label}"`)
    expect(one.status).toBe('new')
  })

  test('exports a workbook by default, and never without a reason', async () => {
    expect((await submit(exportForm, '내려받기', exportRoute)).status).toBe(422)
    const { response } = await submit(exportForm, '내려받기', exportRoute, { [REASON]: '주간 상담' })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.xlsx"$/)
    expect(await lastAudit()).toMatchObject({ action: 'registration.export', detail: expect.stringContaining('사유: 주간 상담') as string })
  })
})

describe('messages', () => {
  test('stops advertisements to a number in any spelling', async () => {
    const { action, location } = await submit(<OptOutForm />, '수신거부 등록', optOutRoute, { '휴대전화 번호': '010-1234-5678' })
    expect([action, location]).toEqual([adminApiPaths.optOut, `${adminPaths.outbox}?done=opted-out`])
    expect(await store.outbox.hasOptedOut('01012345678')).toBe(true)
    expect((await submit(<OptOutForm />, '수신거부 등록', optOutRoute, { '휴대전화 번호': '1234' })).status).toBe(422)
  })

  test('queues a failed message again', async () => {
    await register()
    const [message] = await store.outbox.claimDue({ token: 'a', now: MORNING, until: MORNING, limit: 1 })
    if (!message) throw new Error('nothing is due')
    await store.outbox.settle(message.id, 'a', { state: 'dead', at: MORNING, code: 'http-500' })
    const dead = (await store.outbox.list({ states: ['dead'], limit: 1 })).map(toMessageCard)
    const { action, location } = await submit(
      <MessageTable messages={dead} caption="메시지" permissions={EVERYTHING} />,
      '다시 보내기',
      messageRoute,
      {},
      {
        id: encodeURIComponent(message.id),
      },
    )
    expect([action, location]).toEqual([adminApiPaths.message(message.id), `${adminPaths.outbox}?done=retry`])
    expect((await store.outbox.list({ limit: 9 })).find(({ id }) => id === message.id)?.state).toBe('pending')
  })
})

describe('an article', () => {
  const id = 'opening'
  const article = (status: 'published' | 'unpublished') => <ArticleActions article={{ id, siteId: 'site', status }} />
  beforeEach(() => store.press.add({ id, siteId: 'site', title: '제목', summary: '요약', content: '', status: 'published', date: MORNING, updatedAt: MORNING }))
  const statusOf = async () => (await store.press.find(id))?.status

  test('is unpublished, published again and deleted; each is announced to search engines', async () => {
    expect((await submit(article('published'), '게시 내리기', articleRoute, {}, { id })).location).toBe(`${adminPaths.press}?done=unpublished`)
    expect(await statusOf()).toBe('unpublished')
    expect((await submit(article('unpublished'), '게시하기', articleRoute, {}, { id })).location).toBe(`${adminPaths.press}?done=published`)
    expect(await statusOf()).toBe('published')
    expect((await submit(article('published'), '지우기', articleRoute, {}, { id })).location).toBe(`${adminPaths.press}?done=delete`)
    expect(await statusOf()).toBeUndefined()
    expect(announcePages).toHaveBeenCalledTimes(3)
  })
})
