import { hasCp949 } from '@/lib/cp949'
import { fitLms, isHeldBySms, smsBytes, smsText } from '@/lib/messaging/sms-text'

test.each([
  ['', 0],
  ['abc\n', 4],
  ['가', 2],
  ['[가람누리] 등록되었습니다.', 26],
  ['a'.repeat(90), 90],
  ['가'.repeat(45), 90],
  ['가'.repeat(1000), 2000],
  ['·…’', 6],
])('counts %s as %i bytes', (text, bytes) => {
  expect(smsBytes(text)).toBe(bytes)
})

test('keeps a text that fits, and ends others with a whole character', () => {
  for (const text of ['가'.repeat(1000), 'a'.repeat(2000), `a${'가'.repeat(999)}`]) expect(fitLms(text)).toBe(text)
  for (const text of ['가'.repeat(1001), `a${'가'.repeat(1000)}`, `${'가 '.repeat(900)}`]) {
    const fitted = fitLms(text)
    expect(smsBytes(fitted)).toBeLessThanOrEqual(2000)
    expect(smsBytes(fitted)).toBeGreaterThan(1990)
    expect(fitted).toMatch(/[가a]…$/)
  }
})

/** Names in more than twenty scripts: the text of the message, and whether the name can be written. */
test.each([
  ['Nguyễn', 'Nguyen', true],
  ['Trần Văn Đức', 'Tran Van Duc', true],
  ['Zoë', 'Zoe', true],
  ['José María', 'Jose Maria', true],
  ['Łukasz', 'Łukasz', true],
  ['Ğülşen', 'Gulsen', true],
  ['Bjørn', 'Bjørn', true],
  ['Þór', 'Þor', true],
  ['Ștefan', 'Stefan', true],
  ['Əliyev', 'Eliyev', true],
  ['홍길동', '홍길동', true],
  ['뷁', '뷁', true],
  ['Σωκράτης', 'Σωκρατη', false],
  ['Анна', 'Анна', true],
  ['田中', '田中', true],
  ['たなか', 'たなか', true],
  ['张伟', '', false],
  ['王伟', '王', false],
  ['สมชาย', '', false],
  ['محمد', '', false],
  ['דוד', '', false],
  ['अमित', '', false],
  ['გიორგი', '', false],
  ['Արամ', '', false],
  ['ᠪᠠᠲ', '', false],
  ['பிரியா', '', false],
])('writes %s as %s', (name, text, isHeld) => {
  expect([smsText(name), isHeldBySms(name), isHeldBySms(name.normalize('NFD'))]).toEqual([text, isHeld, isHeld])
  expect([...smsText(name)].filter((character) => !hasCp949(character))).toEqual([])
})
