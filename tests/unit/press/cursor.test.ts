import { InvalidInputError } from '@/lib/errors'
import { decodeCursor, encodeCursor } from '@/lib/press/cursor'

it('decodes what it encoded', () => {
  const position = { date: new Date('2026-11-17T01:00:00.123Z'), id: 'model-house-opening' }
  expect(decodeCursor(encodeCursor(position))).toEqual(position)
})

it.each([
  '',
  'x',
  '%%%',
  Buffer.from('1~').toString('base64url'),
  Buffer.from("1~a' OR 1=1").toString('base64url'),
  Buffer.from(`${'9'.repeat(20)}~a`).toString('base64url'),
  'A'.repeat(10_000),
])('refuses %p', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(InvalidInputError)
})
