/** @jest-environment node */
import sharp from 'sharp'
import { addDocument, addDocumentVersion, changeDocument, hideDocument, showDocument } from '@/lib/documents/office/manage-documents'
import { getDocumentFile } from '@/lib/documents/read-document'
import { createShownDocuments, DOCUMENTS_TAG, shownDocuments } from '@/lib/documents/shown-documents'
import { ChangedMeanwhileError, InvalidInputError, NotFoundError, StoreUnavailableError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING } from '@/tests/support/registrations'

const ACTOR = { account: { email: 'kim@example.com' }, address: '203.0.113.9' }
const pdf = (text: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n1 0 obj (${text}) endobj\n%%EOF`))
const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? ''

let store: Store
beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(() => store.close())

const services = () => ({ store, now: () => MORNING })
const add = (title: string, file: Uint8Array | undefined = pdf(title), values: Readonly<Record<string, string>> = {}) =>
  addDocument(services(), ACTOR, typed({ title, kind: 'brochure', ...values }), file)
const listed = async () => shownDocuments((await store.documents.read()).documents, koreanIsoDay)
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof InvalidInputError ? error.fields : error),
  )
const textOf = async (id: string, version?: string) => Buffer.from((await getDocumentFile(services(), id, version)).bytes).toString()

test('a document is public at once; a new version has the same address, and the one before stays at its own', async () => {
  await add('안내 책자')
  const [{ id = '' } = {}] = await listed()
  await addDocumentVersion(services(), ACTOR, typed({ id, seen: '1', reason: '전화번호 변경' }), pdf('둘째'))
  expect(await listed()).toMatchObject([
    { title: '안내 책자', newest: { number: 2, reason: '전화번호 변경', type: 'pdf' }, earlier: [{ number: 1, reason: '' }] },
  ])
  expect(await textOf(id)).toContain('둘째')
  expect(await textOf(id, '1')).toContain('안내 책자')
  expect(JSON.stringify(await listed())).not.toContain('kim@example.com')
  await expect(getDocumentFile(services(), id, '3')).rejects.toThrow(NotFoundError)
  await expect(getDocumentFile(services(), id, '1e0')).rejects.toThrow(NotFoundError)
})

test('a hidden document is in no list and at no address, with its reason on the audit trail, and can be shown again', async () => {
  await add('안내 책자')
  const [{ id = '' } = {}] = await listed()
  expect(await fieldsOf(hideDocument(services(), ACTOR, typed({ id })))).toEqual({ reason: '이유를 두 글자 이상 적어 주세요.' })
  await hideDocument(services(), ACTOR, typed({ id, reason: '틀린 면적' }))
  expect(await listed()).toEqual([])
  await expect(getDocumentFile(services(), id)).rejects.toThrow(NotFoundError)
  await expect(getDocumentFile(services(), id, '1')).rejects.toThrow(NotFoundError)
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'document.hide', subject: id, detail: '틀린 면적', actor: 'kim@example.com' })
  await showDocument(services(), ACTOR, typed({ id }))
  expect(await listed()).toHaveLength(1)
})

test('lists kinds in the order of the page, and documents of a kind by their order', async () => {
  await add('둘째 책자', pdf('2'), { position: '2' })
  await add('첫째 책자', pdf('1'), { position: '1' })
  await add('공고문', pdf('공고'), { kind: 'announcement', position: '9' })
  expect((await listed()).map(({ title }) => title)).toEqual(['공고문', '첫째 책자', '둘째 책자'])
  const [, first] = await listed()
  await changeDocument(services(), ACTOR, typed({ id: first?.id ?? '', title: '첫째 책자', kind: 'brochure', position: '3' }))
  expect((await listed()).map(({ title }) => title)).toEqual(['공고문', '둘째 책자', '첫째 책자'])
})

test('two who replace the same version: the second is told, and nothing is lost', async () => {
  await add('안내 책자')
  const [{ id = '' } = {}] = await listed()
  const replace = (text: string) => addDocumentVersion(services(), ACTOR, typed({ id, seen: '1', reason: '고침' }), pdf(text))
  await replace('하나')
  await expect(replace('둘')).rejects.toThrow(ChangedMeanwhileError)
  expect(await textOf(id)).toContain('하나')
})

test('a picture is encoded anew, without what the camera wrote', async () => {
  const taken = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
    .withMetadata({ exif: { IFD0: { Copyright: '비밀' } } })
    .png()
    .toBuffer()
  await add('배치도', taken)
  const [{ id = '' } = {}] = await listed()
  const { type, bytes } = await getDocumentFile(services(), id)
  expect(type).toBe('jpg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
})

test.each([
  ['no file', () => add('책자', new Uint8Array()), 'file', /파일을 골라/],
  ['a web page', () => add('책자', new Uint8Array(Buffer.from('<html><script>alert(1)</script>'))), 'file', /PDF로 저장해/],
  ['a script in a PDF', () => add('책자', new Uint8Array(Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\n%%EOF'))), 'file', /PDF로 인쇄/],
  ['no title', () => add('  ', pdf('x')), 'title', /제목을 입력/],
  ['100,000 letters', () => add('가'.repeat(100_000), pdf('x')), 'title', /80자까지/],
  ['an unknown kind', () => add('책자', pdf('x'), { kind: 'constructor' }), 'kind', /종류를/],
  ['an order that is no number', () => add('책자', pdf('x'), { position: '첫째' }), 'position', /1부터 999까지/],
])('refuses %s with words that say what to do', async (_name, work, field, words) => {
  expect(await fieldsOf(work())).toEqual({ [field]: expect.stringMatching(words) as string })
  expect(await listed()).toEqual([])
})

test('refuses the same file again', async () => {
  await add('책자', pdf('x'))
  const [{ id = '' } = {}] = await listed()
  expect(await fieldsOf(addDocumentVersion(services(), ACTOR, typed({ id, seen: '1', reason: '고침' }), pdf('x')))).toEqual({
    file: '지금 판과 같은 파일입니다. 고친 파일을 골라 주세요.',
  })
})

test('the page is stale when a document changes, and after it was shown without the store', async () => {
  let down = false
  const read = async () => {
    if (down) throw new StoreUnavailableError('down')
    return store.documents.read()
  }
  const shown = createShownDocuments({ read }, koreanIsoDay)
  const text = async () => (await shown.values.read()).get(DOCUMENTS_TAG)
  expect(await text()).toBe(shown.values.written.get(DOCUMENTS_TAG))
  await add('책자', pdf('x'))
  const before = await text()
  expect(before).not.toBe(shown.values.written.get(DOCUMENTS_TAG))
  down = true
  expect(await shown.read()).toEqual([])
  down = false
  expect(await text()).not.toBe(before)
  expect(await shown.read()).toMatchObject([{ title: '책자' }])
})
