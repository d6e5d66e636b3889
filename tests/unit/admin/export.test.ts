import { columnsFor, exportColumns } from '@/lib/admin/inbox/export-columns'
import { toCsv } from '@/lib/admin/inbox/export-csv'
import { toXlsx } from '@/lib/admin/inbox/export-xlsx'
import { FIELD_NAMES } from '@/lib/registrations/registration-fields'
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

it.each(exportColumns)('no formula comes into a file by the column $label', ({ value }) => {
  const typed = Object.fromEntries(FIELD_NAMES.filter((name) => name !== 'source').map((name) => [name, '=1+1']))
  const wish = { unit: '=1+1', complex: '=1+1' }
  const registration = { ...registrationBuilder()(), ...typed, channel: 'utm:=1+1', tags: ['=1+1', '+82'], wish }
  expect(toCsv([[value(registration, {})]])).not.toMatch(/^\uFEFF"[=+@＝\-\s]*=/u)
})

it('keeps the leading zeros of a birth date', () => {
  expect(toCsv([['050527']])).toContain('"\t050527"')
})

it('types every cell of a workbook as text, and drops what XML cannot carry', async () => {
  const workbook = unzipSync(
    new Uint8Array(
      await toXlsx(
        [{ label: '이름', width: 10 }],
        [...HOSTILE, 'a\u0000b\uD800c'].map((text) => [text]),
      ),
    ),
  )
  const all = Object.values(workbook)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('')
  expect(all).not.toMatch(/<f[ >]/)
  expect(all).toContain('abc')
  expect(all).toContain('<t>=HYPERLINK("http://evil")</t>')
})

it('carries no more than was asked for', () => {
  expect(columnsFor([]).map(({ id }) => id)).toEqual(['at', 'name', 'phone', 'status', 'source'])
  expect(columnsFor(['birthdate', 'password']).map(({ id }) => id)).toContain('birthdate')
})
