import { lastAudit, openOffice, ORIGIN, register, stored, submit, type Handler } from '@/tests/support/office-forms'
import { resultChoices } from '@/lib/registrations/office/result-choices'
import * as registrationRoute from '@/app/api/admin/registrations/[id]/route'
import * as searchRoute from '@/app/api/admin/search/route'
import { ContractFields } from '@/components/admin/inbox/contract-fields'
import { RegistrationDetail } from '@/components/admin/inbox/registration-detail'
import { RegistrationTable } from '@/components/admin/inbox/registration-table'
import { WorkQueue } from '@/components/admin/work-queue/work-queue'
import { permissionsOf } from '@/lib/accounts/permissions'
import type { MergeView } from '@/lib/registrations/office/merge-view'
import { toCard } from '@/lib/registrations/office/registration-view'
import { channelView } from '@/lib/attribution/office/channel-view'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { NOTE_MAX } from '@/lib/registrations/office/registration-actions'
import { preferenceOptions } from '@/lib/registrations/office/preference-actions'
import { adminPaths } from '@/lib/admin-routes'
import type { Registration } from '@/lib/registrations/stored-registration'
import { STATUSES } from '@/lib/registrations/statuses'
import type { Store } from '@/lib/store/store'
import { formPost } from '@/tests/support/form-post'
import { services } from '@/lib/services'
import { offeredHome } from '@/tests/support/offered-home'
import { renderToStaticMarkup } from 'react-dom/server'
import { staffAudit } from '@/tests/support/stored-registrations'
import { MORNING } from '@/tests/support/registrations'

/*
 * Sends each form of a registration as a browser without scripts does, to its own handler with a store. Field names, button
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

const table = (one: Registration) => <RegistrationTable registrations={[toCard(one)]} returnTo="/admin?status=new" caption="등록" permissions={EVERYTHING} />

const NOTHING_MERGED: MergeView = { primary: null, together: [], found: null, typed: null, mayMerge: true }

const detail = (one: Registration, others: readonly Registration[] = [], merge: MergeView = NOTHING_MERGED, now = MORNING) => (
  <RegistrationDetail
    card={toCard(one)}
    facts={[]}
    consents={[]}
    message={null}
    timeline={[]}
    noteMax={NOTE_MAX}
    tags={{ own: one.tags, known: [], maxLength: 20 }}
    preference={{ own: one.preference, options: preferenceOptions() }}
    phone={null}
    results={{ ...resultChoices(one, now, false), asked: false, books: false }}
    refused={{ typed: {}, errors: {} }}
    formId="form-of-a-page"
    deletionReason={null}
    messages={[]}
    customerText={null}
    others={others.map((other) => toCard(other))}
    merge={merge}
    permissions={EVERYTHING}
    assignment={null}
    channel={channelView(one, {}, true)}
  />
)

describe('work queue', () => {
  const account = { id: 'office', email: 'office@example.com', name: null, role: 'administrator' as const, createdAt: MORNING, disabledAt: null }
  const workQueue = async () =>
    (await workQueueView({ store, now: () => new Date(MORNING.getTime() + 1000), visits: null, env: { ALARM_WAITING_MINUTES: 30 } }, account)).view

  test('records a result with one click in the list, which is shown again; counts once when sent twice', async () => {
    const one = await register()
    const view = await workQueue()
    for (let press = 0; press < 2; press++) {
      const { location } = await submit(<WorkQueue view={view} waiting />, '내일 10시 재통화', registrationRoute, {}, { id: one.id })
      expect(location).toBe('/admin?done=callback')
    }
    expect(await store.registrations.events(one.id)).toMatchObject([{ kind: 'callback' }])
    expect((await workQueue()).lists.map(({ total }) => total)).toEqual([0, 0, 0, 0])
  })

  test('a call leads to the page with the number', async () => {
    const one = await register()
    const page = <WorkQueue view={await workQueue()} waiting />
    expect(renderToStaticMarkup(page)).not.toMatch(/1234-?5678|12345678/)
    // Controls that need scripts are absent without them.
    expect(renderToStaticMarkup(page)).not.toContain('단축키')
    expect((await submit(page, '전화 010-****-5678', registrationRoute, {}, { id: one.id })).location).toBe(`${adminPaths.registration(one.id)}?done=call`)
  })
})

describe('registrations of one visitor', () => {
  const together = (...mergedRegistrations: readonly Registration[]) => ({
    ...NOTHING_MERGED,
    together: mergedRegistrations.map((one) => ({ card: toCard(one), samePhone: true })),
  })

  test('merges one of the same number with a click, and separates it with another; each counts once when sent twice', async () => {
    const [first, second] = [await register(), await register()]
    const [primary, mergedOne] = first.id < second.id ? [first, second] : [second, first]
    for (let press = 0; press < 2; press++) {
      const { location } = await submit(detail(mergedOne, [primary]), '합치기', registrationRoute, {}, { id: mergedOne.id })
      expect(location).toBe(`${adminPaths.registration(primary.id)}?done=merge`)
    }
    expect(await store.registrations.events(primary.id)).toMatchObject([{ kind: 'merged-in', subject: mergedOne.id }])
    const merged = await stored(mergedOne.id)
    for (let press = 0; press < 2; press++)
      await submit(detail(await stored(primary.id), [merged], together(merged)), '분리하기', registrationRoute, {}, { id: mergedOne.id })
    expect((await stored(mergedOne.id)).mergedInto).toBeNull()
    expect(await store.registrations.events(primary.id)).toHaveLength(2)
  })

  test('shows of a merged registration its number and the way to separate it, without actions', async () => {
    const [primary, mergedOne] = [await register(), await register()]
    await store.registrations.merge(mergedOne.id, primary.id, { actor: 'kim@example.com', id: 'step' }, MORNING, staffAudit('registration.merge', mergedOne.id))
    const merged = await stored(mergedOne.id)
    const page = renderToStaticMarkup(detail(merged, [primary], { ...together(primary), primary: toCard(primary) }))
    expect(page).toContain('에 합쳐져 있습니다.')
    expect(page).toContain('분리하기')
    for (const work of ['메모·타입만 저장', '태그 추가', '다른 번호의 등록과 합치기', '>합치기<']) expect(page).not.toContain(work)
  })

  test('searches for one of another number without a name in the address', async () => {
    const one = await register()
    const { location } = await submit(detail(one), '찾기', searchRoute, { '이름 두 글자 이상, 전화번호 전체 또는 끝 4자리': '김영희' })
    expect(location).toMatch(new RegExp(`^${adminPaths.registration(one.id)}\\?search=[\\w-]+#together$`))
  })

  test('deletes the merged and the ticked ones of the same number with a registration, and keeps the others', async () => {
    const [primary, mergedOne, other] = [await register(), await register(), await register('01099998888')]
    const merge = async (id: string) =>
      store.registrations.merge(id, primary.id, { actor: 'kim@example.com', id: `step-${id}` }, MORNING, staffAudit('registration.merge', id))
    await merge(mergedOne.id)
    await merge(other.id)
    const view = { ...NOTHING_MERGED, together: [mergedOne, other].map((one) => ({ card: toCard(one), samePhone: one.phone === primary.phone })) }
    await submit(detail(primary, [mergedOne], view), '지우기', registrationRoute, { '지우는 사유': '본인 삭제 요청' }, { id: primary.id })
    expect(await Promise.all([primary, mergedOne].map(({ id }) => store.registrations.find(id)))).toEqual([null, null])
    expect((await stored(other.id)).mergedInto).toBeNull()
  })
})

describe('one registration', () => {
  test('its status follows from results, which reach every one, and is set in no other way', async () => {
    const one = await register()
    const reached = [one.status]
    for (const [button, values] of [
      ['부재중 1차', {}],
      ['통화 완료', {}],
      ['방문예약', { '날짜와 시각': '2026-11-28T14:00' }],
      ['내방', {}],
      ['거절', {}],
    ] as const) {
      await submit(detail(await stored(one.id)), button, registrationRoute, values, { id: one.id })
      reached.push((await stored(one.id)).status)
    }
    expect(reached).toEqual(STATUSES)
    expect(renderToStaticMarkup(table(one)) + renderToStaticMarkup(detail(one))).not.toContain('name="status"')
  })

  test('masks the number until it is called, and records the call once', async () => {
    const one = await register()
    const page = detail(one)
    expect(renderToStaticMarkup(page)).not.toMatch(/1234-?5678|12345678/)
    for (let press = 0; press < 2; press++) {
      const { location } = await submit(page, '전화 010-****-5678', registrationRoute, {}, { id: one.id })
      expect(location).toBe(`${adminPaths.registration(one.id)}?done=call`)
    }
    expect(await store.registrations.events(one.id)).toMatchObject([{ kind: 'call', actor: 'office@example.com' }])
    expect(await lastAudit()).toMatchObject({ action: 'registration.call', subject: one.id, detail: null })
  })

  test('records a contract with its details and its remark; a refused one records nothing and redirects to the form', async () => {
    const one = await register()
    // The policy names what a contract records.
    const now = new Date('2026-12-08T10:00:00+09:00')
    jest.mocked(services).mockReturnValue({ ...services(), now: () => now })
    const form = detail(one, [], NOTHING_MERGED, now)
    const typed = { 동·호수: offeredHome(), 계약금: '30,000,000', '새 메모': '부부 공동' }
    const headers = { referer: `${ORIGIN}${adminPaths.registration(one.id)}` }
    const { action, body } = formPost(form, '계약 저장', { ...typed, 계약금: '삼천만' })
    const request = new Request(ORIGIN + action, { method: 'POST', body, headers: { origin: ORIGIN, ...headers } })
    const refused = await (registrationRoute.POST as Handler)(request, { params: Promise.resolve({ id: one.id } as never) })
    expect(refused.headers.get('location')).toMatch(new RegExp(`^${adminPaths.registration(one.id)}\\?refused=`))
    expect(await store.registrations.events(one.id)).toEqual([])
    for (let press = 0; press < 2; press++) {
      const { location } = await submit(form, '계약 저장', registrationRoute, typed, { id: one.id })
      expect(location).toBe(`${adminPaths.registration(one.id)}?done=contract`)
    }
    // The day is today's unless another one is chosen.
    expect(await store.registrations.events(one.id)).toMatchObject([
      { kind: 'contract', text: '부부 공동', contract: { deposit: '30000000', signedOn: '2026-12-08' } },
    ])
    expect(await stored(one.id)).toMatchObject({ result: 'contract' })
    expect((await lastAudit())?.detail).toBe('계약')
  })

  test('keeps a contract that was typed in sight, whatever field was refused', () => {
    const fields = [
      { name: 'contract-home', label: '동·호수', kind: 'home' as const },
      { name: 'contract-signedOn', label: '계약일', kind: 'day' as const, initial: '2026-12-08' },
    ]
    const open = (typed: Record<string, string>) =>
      renderToStaticMarkup(<ContractFields fields={fields} again="again" typed={typed} errors={{ due: '시각' }} />).includes('open=')
    expect([open({ 'contract-home': '101동' }), open({ 'contract-home': '', 'contract-signedOn': '2026-12-08' })]).toEqual([true, false])
  })

  test('records a result with its remark in one click; counts once when sent twice', async () => {
    const one = await register()
    for (let press = 0; press < 2; press++) {
      const { location } = await submit(detail(one), '부재중 1차', registrationRoute, { '새 메모': '음성 사서함' }, { id: one.id })
      expect(location).toBe(`${adminPaths.registration(one.id)}?done=absent`)
    }
    expect(await store.registrations.events(one.id)).toMatchObject([{ kind: 'absent', text: '음성 사서함' }])
    expect((await submit(detail(await stored(one.id)), '2시간 뒤 재통화', registrationRoute, {}, { id: one.id })).status).toBe(303)
    expect(await stored(one.id)).toMatchObject({ status: 'called', result: 'callback', callbackAt: new Date(MORNING.getTime() + 1000 + 7_200_000) })
  })

  test('refuses a callback without a time, and books a visit for one', async () => {
    const one = await register()
    expect((await submit(detail(one), '이때 재통화', registrationRoute, {}, { id: one.id })).status).toBe(422)
    await submit(detail(one), '방문예약', registrationRoute, { '날짜와 시각': '2026-11-28T14:00' }, { id: one.id })
    expect(await stored(one.id)).toMatchObject({ status: 'booked', appointmentAt: new Date('2026-11-28T14:00:00+09:00') })
  })

  test('keeps note and preference of the same form with a result', async () => {
    const one = await register()
    await submit(detail(one), '통화 완료', registrationRoute, { '새 메모': '아이 둘, 남향', '관심 타입': '84A' }, { id: one.id })
    expect(await store.registrations.events(one.id)).toMatchObject([{ kind: 'reached', text: '아이 둘, 남향' }, { kind: 'wished' }])
    expect((await stored(one.id)).preference).toMatchObject({ unit: '84A' })
  })

  test('goes back to the page whose form was refused, with input and reason, and without either in the address', async () => {
    const one = await register()
    const { action, body } = formPost(detail(one), '이때 재통화', { '새 메모': '토요일 오전' })
    const headers = { origin: ORIGIN, referer: `${ORIGIN}${adminPaths.registration(one.id)}?done=call` }
    const response = await (registrationRoute.POST as Handler)(new Request(ORIGIN + action, { method: 'POST', body, headers }), {
      params: Promise.resolve({ id: one.id } as never),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(new RegExp(`^${adminPaths.registration(one.id)}\\?refused=[0-9a-f]{8}$`))
    expect(response.headers.get('set-cookie')).toMatch(/^office-refused=[\w-]+; Path=\/admin; Max-Age=300; HttpOnly; SameSite=Lax/)
  })

  test('requires an existing registration for a duplicate', async () => {
    const [one, other] = [await register(), await register()]
    await submit(detail(other, [one]), '중복', registrationRoute, {}, { id: other.id })
    expect(await store.registrations.events(other.id)).toMatchObject([{ kind: 'duplicate', subject: one.id }])
    expect((await stored(other.id)).status).toBe('closed')
    expect((await submit(detail(one, [{ ...other, id: 'forged' }]), '중복', registrationRoute, {}, { id: one.id })).status).toBe(404)
  })

  test('adds and removes a tag', async () => {
    const one = await register()
    const { location } = await submit(detail(one), '태그 추가', registrationRoute, { '추가할 태그': '84A 희망' }, { id: one.id })
    expect([location, (await stored(one.id)).tags]).toEqual([`${adminPaths.registration(one.id)}?done=tag`, ['84A 희망']])
    await submit(detail(await stored(one.id)), '×', registrationRoute, {}, { id: one.id })
    expect((await stored(one.id)).tags).toEqual([])
    expect((await submit(detail(one), '태그 추가', registrationRoute, { '추가할 태그': '01012345678' }, { id: one.id })).status).toBe(422)
  })

  test('records and changes a preference, limited to what content offers', async () => {
    const one = await register()
    const { location } = await submit(detail(one), '메모·타입만 저장', registrationRoute, { '관심 타입': '84A', 단지: '3단지' }, { id: one.id })
    expect([location, (await stored(one.id)).preference]).toEqual([`${adminPaths.registration(one.id)}?done=save`, { unit: '84A', complex: '3' }])
    await submit(detail(await stored(one.id)), '메모·타입만 저장', registrationRoute, { '관심 타입': '모름' }, { id: one.id })
    expect((await stored(one.id)).preference).toEqual({ unit: null, complex: '3' })
  })

  test('keeps a note, and refuses an empty one', async () => {
    const one = await register()
    const { location } = await submit(detail(one), '메모·타입만 저장', registrationRoute, { '새 메모': '토요일 방문' }, { id: one.id })
    expect(location).toBe(`${adminPaths.registration(one.id)}?done=save`)
    expect(await store.registrations.notes(one.id)).toMatchObject([{ text: '토요일 방문', actor: 'office@example.com' }])
    const refused = await submit(detail(one), '메모·타입만 저장', registrationRoute, { '새 메모': '  ' }, { id: one.id })
    expect([refused.status, await refused.response.text()]).toEqual([422, expect.stringContaining('남길 메모를 입력하거나')])
  })

  test('corrects the channel with a reason, which is recorded, and keeps the original one', async () => {
    const one = await register()
    const { location } = await submit(detail(one), '수정', registrationRoute, { '바꿀 유입 경로': '카카오', '수정 사유': '통화로 확인' }, { id: one.id })
    expect(location).toBe(`${adminPaths.registration(one.id)}?done=channel`)
    expect(await stored(one.id)).toMatchObject({ channel: 'kakao', firstTouch: one.firstTouch })
    const text = '유입 경로: 주소 직접 입력 → 카카오, 사유: 통화로 확인'
    expect(await store.registrations.notes(one.id)).toMatchObject([{ text, actor: 'office@example.com' }])
    expect(await lastAudit()).toMatchObject({ action: 'registration.channel', subject: one.id, detail: text })
  })

  test.each([
    ['without a reason', { '바꿀 유입 경로': '카카오', '수정 사유': ' ' }, '사유를 입력해 주세요.'],
    ['to nothing', { '수정 사유': '통화로 확인' }, '바꿀 유입 경로를 골라 주세요.'],
  ])('does not correct the channel %s', async (_name, entries, message) => {
    const one = await register()
    const refused = await submit(detail(one), '수정', registrationRoute, entries, { id: one.id })
    expect([refused.status, await refused.response.text()]).toEqual([422, expect.stringContaining(message)])
    expect((await stored(one.id)).channel).toBe('direct')
  })

  test('releases one from quarantine', async () => {
    const one = await register('01012345678', 'filled')
    expect(one.quarantine).toBe('honeypot')
    const { location } = await submit(detail(one), '정상 등록으로 옮기기', registrationRoute, {}, { id: one.id })
    expect(location).toBe(`${adminPaths.registration(one.id)}?done=release`)
    expect((await stored(one.id)).quarantine).toBeNull()
  })

  test('deletes it only with a reason, which stays in the trail', async () => {
    const one = await register()
    expect((await submit(detail(one), '지우기', registrationRoute, {}, { id: one.id })).status).toBe(422)
    const { location } = await submit(detail(one), '지우기', registrationRoute, { '지우는 사유': '본인 삭제 요청' }, { id: one.id })
    expect(location).toBe(`${adminPaths.inbox}?done=delete`)
    expect(await store.registrations.find(one.id)).toBeNull()
    expect(await lastAudit()).toMatchObject({ action: 'registration.delete', subject: one.id, detail: '본인 삭제 요청' })
  })
})
