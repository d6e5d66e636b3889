import { openOffice, submit } from '@/tests/support/office-forms'
import * as factRoute from '@/app/api/admin/facts/route'
import { FactApproval } from '@/components/admin/facts/fact-approval'
import { FactForm } from '@/components/admin/facts/fact-form'
import { PreviewBar } from '@/components/admin/facts/preview-bar'
import { PREVIEW_COOKIE } from '@/lib/delivery/http/variants'
import { NOT_REQUESTED } from '@/lib/fact-version'
import { readEditedFact } from '@/lib/facts/office/fact-views'
import type { Store } from '@/lib/store/store'
import { MORNING } from '@/tests/support/registrations'
import { staffAudit } from '@/tests/support/stored-registrations'

/* Sends each form of a fact as a browser without scripts does, to its own handler with a store. */

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))
jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/current-admin', () => ({
  requireSession: async () => ({ email: 'office@example.com', role: 'administrator' }),
  requirePermission: async () => undefined,
  currentAddress: async () => '203.0.113.9',
}))
jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))

let store: Store
beforeEach(async () => {
  store = await openOffice()
})
afterEach(() => store.close())

const PREVIEW = '실제 페이지에서 보기'
const AT = '2099-01-01T09:00'
const PATH = 'site.phone'

/** The page of a fact, as its address has it. */
async function page(location = '') {
  const query = new URL(location, 'http://local').searchParams
  const fact = await readEditedFact({ store, now: () => MORNING, env: { FACT_APPROVAL: [] } }, PATH, 'office@example.com', query.get('draft') ?? undefined)
  return (
    <>
      <FactApproval fact={fact} mayApprove />
      <FactForm fact={fact} mayPublish at={query.get('at') ?? undefined} />
    </>
  )
}
const typed = { '게시 일시 (비우면 바로)': AT }

test('the time of a publication comes back from a preview', async () => {
  const { location, response } = await submit(await page(), PREVIEW, factRoute, typed)
  expect(location).toBe('/')
  const [, cookie = ''] = new RegExp(`${PREVIEW_COOKIE}=([^;]*)`).exec(response.headers.get('set-cookie') ?? '') ?? []
  const named = new URLSearchParams(decodeURIComponent(cookie))
  const preview = { label: '대표번호', path: named.get('path') ?? '', draftOf: named.get('of') ?? '', at: named.get('at') ?? '' }
  const left = await submit(<PreviewBar preview={preview}>{null}</PreviewBar>, '미리보기 끝내기', factRoute)
  const again = await submit(await page(left.location ?? ''), '초안 저장', factRoute)
  expect(new URL(again.location ?? '', 'http://local').searchParams.get('at')).toBe(AT)
})

test.each(['초안 저장', PREVIEW])('%s: what cannot be published keeps its time', async (button) => {
  const { location } = await submit(await page(), button, factRoute, { ...typed, 내용: '전화' })
  const { at, done } = Object.fromEntries(new URL(location ?? '', 'http://local').searchParams)
  expect({ at, done }).toEqual({ at: AT, done: button === PREVIEW ? 'faulty' : 'saved' })
})

test('who decides about a request has one button to see it, and comes back to it where it cannot be shown', async () => {
  const draft = { path: PATH, actor: 'kim@example.com', json: '"1600-1234"', basedOn: 0, savedAt: MORNING, reason: '번호 변경', source: '' }
  const request = (json: string) => store.facts.saveDraft({ ...draft, ...NOT_REQUESTED, json, requestedAt: MORNING }, staffAudit('fact.draft', PATH))
  await request('"1600-1234"')
  const shown = `/?draft=${draft.actor}`
  expect((await submit(await page(shown), PREVIEW, factRoute)).location).toBe('/')
  await request('"전화"')
  expect((await submit(await page(shown), PREVIEW, factRoute)).location).toBe('/admin/facts/edit?path=site.phone&draft=kim%40example.com&done=faulty')
})
