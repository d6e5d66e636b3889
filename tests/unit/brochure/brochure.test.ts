/** @jest-environment node */
import { setCurrentContent } from '@/lib/content/current-content'
import { content, writtenContent } from '@/lib/content/load'
import type { IdentityProvider } from '@/lib/accounts/identity-provider'
import { ContentError } from '@/lib/content/parse'
import type { SiteDocument } from '@/lib/documents/document'
import { InvalidInputError, StoreUnavailableError } from '@/lib/errors'
import { brochureWords } from '@/lib/messages/ko/brochure'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { MORNING } from '@/tests/support/registrations'
import { brochureSheets } from '@/tools/brochure/brochure-sheets'
import { failureText } from '@/tools/brochure/failure-text'
import { missingPictures } from '@/tools/brochure/missing-pictures'
import { checkPublication, publishBrochure } from '@/tools/brochure/publish-brochure'
import { figure } from '@/tools/brochure/sheet'
import { sheetsDocument } from '@/tools/brochure/sheets-document'
import { pageCount, stablePdf } from '@/tools/brochure/stable-pdf'

const DAY = '2026-11-29'
afterEach(() => {
  jest.restoreAllMocks()
  setCurrentContent(undefined)
})
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
  for (const text of [
    content.site.phone,
    content.site.modelHouse.address,
    brochureWords.pictures,
    '2026년 11월 29일의 사이트 내용',
    '민간임대사업자 등록번호 준비 중',
  ])
    expect(html).toContain(text)
  // Links of content are their labels on paper.
  expect(html).not.toMatch(/\]\(\//)
  expect(html).toContain('누가 언제 정하는지는 ‘아직 정해지지 않은 것’에 있습니다.')
  expect(html).not.toMatch(/example 에 있습니다/)
  expect(missingPictures(html)).toEqual([])
})

test('a photograph is marked at the picture, at the foot of its sheet and in the notices', () => {
  const id = content.site.modelHouse.picture
  jest.replaceProperty(content.pictureTexts, id, { ...content.pictureTexts[id]!, illustration: false, caption: '모델하우스, 2026년 10월 촬영' })
  const html = made()
  expect(html).toContain('<figcaption>모델하우스, 2026년 10월 촬영 (사진)</figcaption>')
  expect(html.split(brochureWords.coverWithPhotos).length - 1).toBe(1)
  expect(html).toContain(brochureWords.picturesWithPhotos)
  expect(html).not.toContain(brochureWords.pictures)
})

test('announced terms have their payments, options, note, source and day', () => {
  const instalments = [
    { label: '계약금', amount: 12_000_000, when: '계약할 때' },
    { label: '잔금', amount: 108_000_000 },
  ]
  const types = content.units.types.map(({ id }) => ({
    type: id,
    deposit: 120_000_000,
    rent: 380_000,
    instalments,
    options: [{ label: '시스템 에어컨', amount: 4_500_000 }],
  }))
  jest.replaceProperty(content.units, 'terms', { types, note: '부가가치세 없음', source: { label: '임차인 모집공고', date: '2027-02-15' } })
  const html = made()
  for (const text of ['타입별 임대보증금과 월 임대료', '잔금', '유상 옵션: 시스템 에어컨', '부가가치세 없음', '자료: 임차인 모집공고 (2027년 2월 15일)'])
    expect(html).toContain(text)
  expect(html).not.toContain('어떤 경로로도')
  const sheetsOfTerms = () => brochureSheets(DAY, 'https://river.example').filter(({ title }) => title === '타입별 임대보증금과 월 임대료')
  expect(sheetsOfTerms()).toHaveLength(1)
  const many = types.map((one) => ({
    ...one,
    instalments: Array.from({ length: 8 }, (_none, index) => ({ label: `중도금 ${index + 1}회`, amount: 15_000_000 })),
  }))
  content.units.terms.types.splice(0, types.length, ...many)
  expect(sheetsOfTerms()).toHaveLength(2)
})

test('what is undecided is printed where neither schedule nor guide is published', () => {
  setCurrentContent({ ...writtenContent, schedule: null, subscriptionGuide: null })
  expect(brochureSheets(DAY, 'https://river.example').map(({ title }) => title)).toContain(brochureWords.undecided)
})

test('a picture without files is named before the print', () => {
  const sheet = { title: '', kind: 'page' as const, body: figure({ id: 'no-such', alt: '' }, { width: 10, height: 10 }) }
  expect(missingPictures(sheetsDocument([sheet], { name: '', theme: content.theme }))).toEqual(['no-such'])
})

test('what keeps the brochure from being made is told in Korean, and only what nobody foresaw with its stack', () => {
  expect(failureText(new InvalidInputError({ brochure: '고쳐 주세요.' }))).toBe('고쳐 주세요.')
  expect(failureText(new StoreUnavailableError('down'))).toBe(brochureWords.noStore)
  expect(failureText(new ContentError(["'x' 그림이 없습니다."]))).toContain("'x' 그림이 없습니다.")
  expect(failureText(new TypeError('x'))).toBeNull()
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
  let accounts: ReturnType<typeof officeAccount>[]
  beforeEach(async () => {
    store = await freshSqliteStore()
    accounts = [officeAccount('kim', 'administrator'), officeAccount('lee', 'team-leader'), { ...officeAccount('park', 'administrator'), disabledAt: MORNING }]
    jest.spyOn(store.accounts, 'findByEmail').mockImplementation((email) => {
      const found = accounts.find((one) => one.email === email)
      return Promise.resolve(found ? { ...found, totp: null, recoveryCodesLeft: 0, passwordHash: '' } : null)
    })
  })
  afterEach(() => store.close())
  const pdf = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj (${text}) endobj\n%%EOF`)
  const services = (identity: unknown = { tokens: null }) => ({ store, now: () => MORNING, identity: identity as IdentityProvider })
  const publication = (email: string) => ({ email, reason: '다시 만듦', title: '안내 책자' })
  const publish = (file: Buffer, email = 'kim@example.com', identity?: unknown) => publishBrochure(services(identity), publication(email), file)
  const refusal = (done: Promise<unknown>) =>
    done.then(
      () => '',
      (error: unknown) => failureText(error),
    )
  const put = async (documents: readonly Partial<SiteDocument>[]) => {
    const version = { number: 1, hash: 'a'.repeat(64), type: 'pdf' as const, size: 1, uploadedAt: MORNING, actor: 'kim@example.com', reason: '' }
    const all = documents.map((one, index) => ({
      id: `d${index}`,
      kind: 'brochure' as const,
      title: '안내 책자',
      position: 1,
      versions: [version],
      hidden: null,
      ...one,
    }))
    await store.documents.write(all, 0, null, { at: MORNING, actor: null, address: null, action: 'document.add', subject: 'd', detail: '' })
  }

  test('it is one document with a version for each other file, recorded under an account that may publish, as written by a command', async () => {
    expect(await publish(pdf('하나'))).toBe('자료실에 ‘안내 책자’ 1판을 올렸습니다.')
    expect(await publish(pdf('하나'))).toBe(brochureWords.same)
    expect(await publish(pdf('둘'))).toBe('자료실에 ‘안내 책자’ 2판을 올렸습니다.')
    const { documents } = await store.documents.read()
    expect(documents).toMatchObject([{ kind: 'brochure', versions: [{ number: 1 }, { number: 2 }] }])
    const [written] = await store.audit.list({ limit: 1 })
    expect(written?.actor).toBe('kim@example.com')
    expect(written?.detail).toMatch(/^명령으로 씀: 다시 만듦, /)
  })

  test('nobody without such an account puts it up: unknown, of another role, or disabled; it is told before the print', async () => {
    for (const email of ['', 'nobody@example.com', 'lee@example.com', 'park@example.com']) {
      expect(await refusal(publish(pdf('하나'), email))).toBe(brochureWords.noAccount(email, false))
      expect(await refusal(checkPublication(services(), publication(email)))).toBe(brochureWords.noAccount(email, false))
    }
    expect((await store.documents.read()).documents).toEqual([])
  })

  test('where a vendor keeps the accounts, its present role decides', async () => {
    const roles: Readonly<Record<string, string>> = { 'admin@example.com': 'administrator', 'lee@example.com': 'team-leader' }
    const vendor = { tokens: { findRole: (email: string) => Promise.resolve(roles[email] ?? null) } }
    for (const email of ['kim@example.com', 'lee@example.com'])
      expect(await refusal(publish(pdf('하나'), email, vendor))).toBe(brochureWords.noAccount(email, true))
    expect(await publish(pdf('하나'), 'Admin@example.com', vendor)).toContain('1판')
  })

  test('a hidden brochure is refused with the reason for which it was hidden', async () => {
    await put([{ hidden: { at: MORNING, reason: '오자' } }])
    const hidden = await refusal(publish(pdf('하나')))
    expect(hidden).toContain('자료실에서 내린 책자여서')
    expect(hidden).toContain('내린 이유: 오자')
  })

  test('where visitors would find two brochures, the others are named', async () => {
    await put([{}, { title: '옛 책자' }, { title: '내린 책자', hidden: { at: MORNING, reason: '오자' } }, { title: '계약서', kind: 'contract' }])
    expect(await refusal(publish(pdf('하나')))).toBe(brochureWords.others('안내 책자', '옛 책자'))
  })
})
