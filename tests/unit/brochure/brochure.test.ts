/** @jest-environment node */
import { content } from '@/lib/content/load'
import { InvalidInputError } from '@/lib/errors'
import { brochureWords } from '@/lib/messages/ko/brochure'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { MORNING } from '@/tests/support/registrations'
import { brochureSheets } from '@/tools/brochure/brochure-sheets'
import { publishBrochure } from '@/tools/brochure/publish-brochure'
import { sheetsDocument } from '@/tools/brochure/sheets-document'
import { pageCount, stablePdf } from '@/tools/brochure/stable-pdf'

const DAY = '2026-11-29'
const made = () => sheetsDocument(brochureSheets(DAY, 'https://river.example'), { name: content.site.name, theme: content.theme })

test('the brochure has a page for each type and interior, its notices, and says that pictures are CG on every page', () => {
  const sheets = brochureSheets(DAY, 'https://river.example')
  const titles = sheets.map(({ title }) => title)
  for (const { id } of content.units.types) expect(titles).toContain(brochureWords.type(id))
  for (const { unit } of content.interiors) expect(titles).toContain(brochureWords.interior(unit))
  const html = made()
  expect(html).toContain('<html lang="ko">')
  expect(html).toContain(`<title>${content.site.name} 안내 책자</title>`)
  expect(html.split(brochureWords.cover).length - 1).toBe(sheets.length)
  for (const text of [content.site.phone, content.site.modelHouse.address, brochureWords.pictures, `${DAY}의 사이트 내용`]) expect(html).toContain(text)
  // Links of content are their labels on paper.
  expect(html).not.toMatch(/\]\(\//)
})

test('texts of the office are text, never markup', () => {
  const { tagline } = content.site
  const sheet = { title: '<b>', kind: 'page' as const, lead: '"&<script>', body: '' }
  const html = sheetsDocument([sheet], { name: tagline, theme: content.theme })
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('&quot;&amp;&lt;script&gt;')
  expect(html).not.toContain('<script>')
})

test('the same pages on the same day are the same file, and nothing moves in it', () => {
  const at = (time: string) => Buffer.from(`%PDF-1.4\n<</Type /Page\n>> /CreationDate (D:20261129${time}+00'00') /ModDate (D:20261129${time}+00'00')\n%%EOF`)
  const stable = stablePdf(at('101112'), DAY)
  expect(stable.equals(stablePdf(at('235959'), DAY))).toBe(true)
  expect(stable.byteLength).toBe(at('101112').byteLength)
  expect(stable.toString()).toContain("/CreationDate (D:20261129000000+00'00')")
  expect(pageCount(stable)).toBe(1)
})

describe('among the documents', () => {
  let store: Store
  beforeEach(async () => {
    store = await freshSqliteStore()
  })
  afterEach(() => store.close())
  const pdf = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj (${text}) endobj\n%%EOF`)
  const publish = (file: Buffer, email = 'kim@example.com') =>
    publishBrochure({ store, now: () => MORNING, identity: { tokens: undefined } as never }, { email, reason: '다시 만듦', title: '안내 책자' }, file)

  test('it is one document with a version for each other file, recorded under an account that may publish', async () => {
    jest
      .spyOn(store.accounts, 'findByEmail')
      .mockResolvedValue({ ...officeAccount('kim', 'administrator'), totp: null, recoveryCodesLeft: 0, passwordHash: '' })
    expect(await publish(pdf('하나'))).toBe('자료실에 ‘안내 책자’ 1판을 올렸습니다.')
    expect(await publish(pdf('하나'))).toBe(brochureWords.same)
    expect(await publish(pdf('둘'))).toBe('자료실에 ‘안내 책자’ 2판을 올렸습니다.')
    const { documents } = await store.documents.read()
    expect(documents).toMatchObject([{ kind: 'brochure', versions: [{ number: 1 }, { number: 2 }] }])
    expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ actor: 'kim@example.com' })
  })

  test('nobody without such an account puts it up, and is told so', async () => {
    for (const email of ['', 'nobody@example.com']) await expect(publish(pdf('하나'), email)).rejects.toThrow(InvalidInputError)
    expect((await store.documents.read()).documents).toEqual([])
  })
})
