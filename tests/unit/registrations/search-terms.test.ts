import { foldName, hasTerm, indexedTerms, queryTerm, searchTerms } from '@/lib/registrations/search-terms'
import { registrationBuilder } from '../../support/stored-registrations'

const NAMES = [
  ...['홍길동', '남궁민수', '하늘별님구름', '이을', '제갈공명', '김봄', '황보 관', '선우용여', '독고영재', '박차고나온노미새미나'],
  ...['Nguyễn Văn Khải', 'Trần Thị Hồng Nhung', 'Đặng Đình Đức', 'Lê Quý Đôn', 'Phạm Ngọc Thạch', 'Huỳnh Thúc Kháng', 'Ngô Bảo Châu'],
  ...[
    'Abdullah bin Abdul Rahman al-Khattab',
    'Muhammad ʿAlī',
    'O’Brien',
    "D'Angelo",
    'Jean-Luc Picard',
    'Alexandra Montgomery',
    'María José Ñíguez',
    'Øyvind Ångström',
  ],
  ...['Łukasz Żółć', 'Weiß', 'Straße', 'Müller-Lüdenscheidt', 'François Æneas', 'Þórdís Björk', 'Ħal Għaxaq', 'Ștefan Țepeș', 'Čapek', 'Dvořák', 'Ðilas'],
  ...['İbrahim Işık', 'Ayşe Gül Öztürk', 'ILGAZ', 'Şükrü Saraçoğlu', 'Ｋｉｍ　Ｍｉｎｓｕ', 'ｆｕｌｌ　ｗｉｄｔｈ'],
  ...['山田太郎', '佐々木希', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ・タロウ', 'はなこ', '欧陽修', '诸葛亮', '歐陽娜娜', '𠮷野家'],
  ...['Иванов Пётр', 'Андрій Шевченко', 'Ђоковић', 'Ґалаґан', 'Ёлкин', 'Чайковский'],
  ...['Γιώργος Παπαδόπουλος', 'ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς', 'محمد عبد الله', 'فاطمة الزهراء', 'مُحَمَّد', 'یاسمن کریمی', 'דָּוִד בֶּן־גּוּרִיוֹן', 'שרה'],
  ...['नरेन्द्र मोदी', 'अमिताभ बच्चन', 'সত্যজিৎ রায়', 'ਮਨਮੋਹਨ ਸਿੰਘ', 'ગાંધી', 'ரஜினிகாந்த்', 'చిరంజీవి', 'ಕುವೆಂಪು', 'മോഹൻലാൽ', 'සනත් ජයසූරිය'],
  ...['สมชาย ใจดี', 'ນາງ ແກ້ວ', 'သန်းရွှေ', 'សុខ សុវណ្ណ', 'བསྟན་འཛིན་རྒྱ་མཚོ', 'ბიძინა ივანიშვილი', 'Արամ Խաչատրյան', 'ኃይለ ሥላሴ', 'ᠴᠢᠩᠭᠢᠰ', 'Батбаяр'],
  ...['a b', 'Li', 'Ng', 'Wu Di', 'X Æ A-12', '김철수2', '이영희 A', 'Kim, Min-su (Jr.)', 'Maria Aparecida dos Santos Oliveira Lima'],
  ...['Siti Nurhaliza', 'Gökçe Çağlar', 'Zoë Brontë', 'Ñuñoa', 'Kaʻiulani', 'Þorvaldur Ægisson'],
]

const build = registrationBuilder()
const registration = (name: string) => build({ name, phone: '01012345678' })

/** As a store matches it. */
function isFound(name: string, typed: string): boolean {
  const one = registration(name)
  const term = queryTerm(typed)
  if (term === null) return false
  const indexed = indexedTerms(term)
  const terms = new Set(searchTerms(one))
  return indexed.every((part) => terms.has(part)) && (indexed.length === 1 || hasTerm(one, term))
}

test('tries a hundred names of twenty scripts', () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(100)
  const scripts = [
    'Hangul',
    'Latin',
    'Han',
    'Hiragana',
    'Katakana',
    'Cyrillic',
    'Greek',
    'Arabic',
    'Hebrew',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Tamil',
  ]
  const more = ['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Myanmar', 'Khmer', 'Tibetan', 'Georgian', 'Armenian', 'Ethiopic', 'Mongolian']
  const used = [...scripts, ...more].filter((script) => NAMES.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)))
  expect(used.length).toBeGreaterThanOrEqual(20)
})

test.each(NAMES)('%s is found by any two letters or more of it, and by nothing else', (name) => {
  const letters = [...foldName(name)]
  for (let length = 2; length <= letters.length; length++)
    for (let start = 0; start + length <= letters.length; start++) {
      const typed = letters.slice(start, start + length).join('')
      // Four digits are the end of a number.
      if (!/^\d{4}$/.test(typed)) expect([typed, isFound(name, typed)]).toEqual([typed, true])
    }
  expect(isFound(name, name)).toBe(true)
  expect(isFound(name, name.toUpperCase())).toBe(true)
  expect(isFound(name, name.normalize('NFD'))).toBe(true)
  expect(isFound(name, `${name}x`)).toBe(false)
  expect(isFound(name, `q${letters.join('')}`)).toBe(false)
})

test.each([
  ['Nguyễn Văn Khải', ['Khai', 'Nguyen', 'nguyen van', 'NGUYEN VAN KHAI', 'yenv', 'Kh ai']],
  ['Abdullah bin Abdul Rahman al-Khattab', ['Abdullah', 'Rahman', 'alkhattab', 'AL KHATTAB', 'bin abdul']],
  ['하늘별님구름', ['별님', '님구', '하늘별님구름', '구름', '늘별님구']],
  ['Đặng Đình Đức', ['dang', 'Dinh Duc', 'đặng']],
  ['Straße', ['strasse', 'STRASSE', 'STRAẞE', 'raß']],
  ['Øyvind Ångström', ['oyvind', 'angstrom', 'Ångström']],
  ['Łukasz Żółć', ['lukasz', 'zolc']],
  ['İbrahim Işık', ['ibrahim', 'IBRAHIM', 'isik', 'ışık']],
  ['ILGAZ', ['ılgaz', 'ilgaz']],
  ['Ｋｉｍ　Ｍｉｎｓｕ', ['kim', 'minsu', 'ＭＩＮ']],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', ['ヤマダ', 'ダタ', 'ﾔﾏﾀﾞﾀﾛｳ']],
  ['O’Brien', ['obrien', "o'brien", 'O Brien']],
  ['Οδυσσεύς', ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'σευς']],
  ['مُحَمَّد', ['محمد']],
  ['Ёлкин', ['елкин', 'ЕЛКИН']],
])('%s is found in keyboard spelling', (name, all) => {
  for (const typed of all) expect([typed, isFound(name, typed)]).toEqual([typed, true])
})

test('keeps marks that distinguish letters', () => {
  expect(isFound('がき', 'かき')).toBe(false)
  expect(isFound('ไก่ กา', 'กากา')).toBe(false)
  expect(isFound('홍길동', '홍동')).toBe(false)
  // All its n-grams occur, but not adjacent.
  expect(isFound('abcdxbcdeabcd', 'abcde')).toBe(false)
})

test('limits the number of terms', () => {
  expect(searchTerms(registration('홍길동'))).toHaveLength(5)
  expect(searchTerms(registration('Nguyễn Văn Khải')).length).toBeLessThanOrEqual(2 + 36)
  expect(searchTerms(registration(Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(''))).length).toBe(2 + 39 + 38 + 37)
})

test('a query of sixty letters asks for few of them', () => {
  expect(indexedTerms(queryTerm('abcdefghij'.repeat(6)) ?? '').length).toBeLessThanOrEqual(16)
})
