import { renderToStaticMarkup } from 'react-dom/server'
import RefusedPage from '@/app/(admin)/admin/(signed-in)/refused/page'
import { readRefusedForm, redirectToRefusal } from '@/lib/requests/refused-form'
import { testVault } from '@/tests/support/registrations'

/* Where an action was refused that no field can tell. */

const jar = new Map<string, string>()
jest.mock('next/headers', () => ({ cookies: async () => ({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }) }))
jest.mock('@/lib/services', () => ({ services: () => ({ vault: testVault }) }))
jest.mock('@/lib/requests/current-admin', () => ({ requireAdminPage: async () => undefined }))
beforeEach(() => jar.clear())

/** Follows the refusal of a form of `/admin/export?day=1`. @returns the query of the page that says why */
function refuse(values: Readonly<Record<string, unknown>>) {
  const request = { headers: new Headers({ referer: 'https://river.example/admin/export?day=1' }) }
  const answer = redirectToRefusal(request, { status: 403, text: '할 수 없는 일입니다.', values }, false)!
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  jar.set(name, value)
  return Object.fromEntries(new URL(answer.headers.get('location')!, 'https://river.example').searchParams)
}
const show = async (query: Record<string, string>) => renderToStaticMarkup(await RefusedPage({ searchParams: Promise.resolve(query) }))
const backOf = (page: string) => /href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')

test('leads back to the form with what was typed, and says how to keep what the cookie cannot', async () => {
  const query = refuse({ from: '2026-11-01', reason: '월말 보고', password: 'secret' })
  const page = await show(query)
  expect(page).toContain('할 수 없는 일입니다.')
  expect(page).toContain('입력하신 내용이 있으면 브라우저의 뒤로 가기를 눌러 주세요.')
  expect(backOf(page)).toBe(`/admin/export?day=1&refused=${query.refused}`)
  expect(await readRefusedForm({ refused: query.refused! })).toMatchObject({ values: { from: '2026-11-01', reason: '월말 보고' } })
  expect((await readRefusedForm({ refused: query.refused! }))?.values).not.toHaveProperty('password')
})

test('leads back to the page as it was where nothing was typed, or more than a cookie holds', async () => {
  expect(backOf(await show(refuse({ action: 'claim' })))).toBe('/admin/export?day=1')
  const long = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0xac00 + ((index * 7919) % 11_172))).join('')
  expect(backOf(await show(refuse({ text: long })))).toBe('/admin/export?day=1')
})

test('without its cookie it says only that the action was refused', async () => {
  const { refused = '' } = refuse({})
  jar.clear()
  const page = await show({ refused })
  expect(page).toContain('처리하지 못했습니다')
  expect(page).not.toMatch(/지워졌거나|뒤로 가기/)
  expect(backOf(page)).toBe('/admin')
})
