import { columnsFor, exportColumns } from '@/lib/registrations/office/export/export-columns'
import { toCsv } from '@/lib/registrations/office/export/export-csv'
import { xlsxBytes } from '@/lib/registrations/office/export/export-xlsx'
import { toWorkbook, workbookBytes } from '@/lib/registrations/office/export/workbook'
import { FIELD_NAMES } from '@/lib/registration-fields'
import { registrationBuilder } from '@/tests/support/stored-registrations'
import { unzipSync } from 'fflate'

const HOSTILE = ['=HYPERLINK("http://evil")', '+82', '-1', '@SUM(A1)', '\t=1+1', ' =1+1', '＝1+1']

it('makes CSV that Korean Excel opens: byte order mark, CRLF, quoted', () => {
  expect(
    toCsv([
      ['이름', '문의'],
      ['홍길동', '줄\n바꿈 "따옴표", 쉼표'],
    ]),
  ).toBe('\uFEFF"이름","문의"\r\n"홍길동","줄\n바꿈 ""따옴표"", 쉼표"\r\n')
})

it.each(HOSTILE)('never begins a CSV cell with a formula: %p', (text) => {
  const line = toCsv([[text]]).slice(1)
  expect(line.startsWith('"\'')).toBe(true)
})

it.each(exportColumns)('column $label lets no formula into a file', ({ value }) => {
  const typed = Object.fromEntries(FIELD_NAMES.filter((name) => name !== 'source').map((name) => [name, '=1+1']))
  const preference = { unit: '=1+1', complex: '=1+1' }
  const registration = { ...registrationBuilder()(), ...typed, channel: 'utm:=1+1', tags: ['=1+1', '+82'], preference }
  expect(toCsv([[value(registration, {})]])).not.toMatch(/^\uFEFF"[=+@＝\-\s]*=/u)
})

it('keeps the leading zeros of a birth date', () => {
  expect(toCsv([['050527']])).toContain('"\t050527"')
})

/** The parts of a workbook by their paths. */
const unzipped = (workbook: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(workbook)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(Buffer.concat(parts))
}
const headings = [{ label: '이름', width: 10 }]
const sheetOf = async (cells: readonly string[]) =>
  unzipped(await toWorkbook([{ name: '표', headings, batches: [cells.map((cell) => [cell])] }]))['xl/worksheets/sheet1.xml'] ?? ''

/** Decodes a cell like a spreadsheet: XML first, then ST_Xstring. */
const shown = (markup: string) =>
  markup
    .replace(/&#(\d+);/g, (_reference, code: string) => String.fromCharCode(Number(code)))
    .replace(/_x([\dA-F]{4})_/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
const cellsOf = (sheet: string) => [...sheet.matchAll(/<t(?: xml:space="preserve")?>([^<]*)<\/t>/g)].map(([, markup = '']) => shown(markup)).slice(1)

it('types every cell of a workbook as text, and drops what XML cannot represent', async () => {
  const rows = [...HOSTILE, 'b\uD800c\uFFFE'].map((text) => [text])
  const workbook = unzipped(
    await whole(
      xlsxBytes(
        headings,
        (async function* () {
          yield rows
        })(),
      ),
    ),
  )
  const all = Object.values(workbook).join('')
  expect(all).not.toMatch(/<f[ >]/)
  expect(all).toContain('<t>bc</t>')
  expect(all).toContain('<t>=HYPERLINK("http://evil")</t>')
})

it.each([
  '_x0041_',
  'a_x0041_b',
  '_x005F_x0041_',
  '__x0041_',
  '_x0041__x0042_',
  '_x00e9_',
  '_X0041_',
  '_x41_',
  '_',
  '_x0041',
  '\u0000',
  'a\u0001b\u000Bc\u001Fd\u007Fe\u0085f',
  'a\r\nb\rc\td',
  '<&>"\'',
  ' 앞뒤 ',
  '\u{1F600}',
  ']]>',
])('a workbook shows %j as typed', async (typed) => {
  const sheet = await sheetOf([typed])
  expect(cellsOf(sheet)).toEqual([typed])
  // XML keeps only tab and line feed; readers would turn a carriage return into one.
  expect(sheet.slice(sheet.indexOf('<sheetData>'))).not.toMatch(/(?![\n\t])\p{Cc}/u)
})

it('headings and sheet names are text, too', async () => {
  const workbook = unzipped(await toWorkbook([{ name: '_x0041_ <표>', headings: [{ label: '_x0041_', width: 9 }], batches: [] }]))
  expect(workbook['xl/worksheets/sheet1.xml']).toContain('<t>_x005F_x0041_</t>')
  expect(workbook['xl/workbook.xml']).toContain('name="_x005F_x0041_ &#60;표&#62;"')
})

it('rows that exceed a sheet continue on the next, each with headings', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [`${index}`])
  const sizes = async (batches: readonly (readonly string[][])[]) => {
    const workbook = unzipped(await whole(workbookBytes([{ name: '표', headings, batches }], 11)))
    const sheets = Object.keys(workbook).filter((path) => path.startsWith('xl/worksheets/'))
    const names = [...(workbook['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
    return [names, sheets.map((path) => [...(workbook[path] ?? '').matchAll(/<row>/g)].length)]
  }
  expect(await sizes([])).toEqual([['표'], [1]])
  expect(await sizes([rows(10)])).toEqual([['표'], [11]])
  expect(await sizes([rows(10), [], rows(1)])).toEqual([
    ['표', '표 2'],
    [11, 2],
  ])
  expect(await sizes([rows(4), rows(7), rows(14)])).toEqual([
    ['표', '표 2', '표 3'],
    [11, 11, 6],
  ])
})

it('aborts a workbook whose rows fail, and stops reading for one that is closed', async () => {
  let closed = 0
  async function* batches(failing: boolean) {
    try {
      for (let batch = 0; ; batch += 1) {
        if (failing && batch === 3) throw new Error('the store is down')
        yield Array.from({ length: 500 }, (_, index) => [`${batch} ${index * 7919} 홍길동`])
      }
    } finally {
      closed += 1
    }
  }
  await expect(whole(xlsxBytes(headings, batches(true)))).rejects.toThrow('the store is down')
  const left = xlsxBytes(headings, batches(false))
  for (let taken = 0; taken < 5; taken += 1) await left.next()
  await left.return(undefined)
  expect(closed).toBe(2)
})

it('exports only the chosen columns', () => {
  expect(columnsFor([]).map(({ id }) => id)).toEqual(['at', 'name', 'phone', 'status', 'source'])
  expect(columnsFor(['birthdate', 'password']).map(({ id }) => id)).toContain('birthdate')
})
