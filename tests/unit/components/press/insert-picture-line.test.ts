/** @jest-environment jsdom */
import { insertPictureLine, removePictureLine } from '@/components/press/insert-picture-line'

const textWith = (value: string, cursor = 0) => {
  const text = document.createElement('textarea')
  text.value = value
  text.setSelectionRange(cursor, cursor)
  return text
}

test.each([
  ['the end, if nobody has worked in the text', '첫 문단\n\n둘째 문단', 0, '첫 문단\n\n둘째 문단\n\n[사진 1]'],
  ['below the paragraph of the cursor, which it does not cut', '첫 문단\n\n둘째 문단', 2, '첫 문단\n\n[사진 1]\n\n둘째 문단'],
  ['an empty text', '', 0, '[사진 1]'],
  ['a text that has it', '앞\n[사진 1]\n뒤', 1, '앞\n[사진 1]\n뒤'],
])('a chosen picture gets its line at %s', (_where, value, cursor, expected) => {
  const text = textWith(value, cursor)
  insertPictureLine(text, '[사진 1]')
  expect(text.value).toBe(expected)
})

test('it goes when the file is taken back, and leaves no gap', () => {
  const text = textWith('앞\n\n[사진 1]\n\n뒤')
  removePictureLine(text, '[사진 1]')
  expect(text.value).toBe('앞\n\n뒤')
})
