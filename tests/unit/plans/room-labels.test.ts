import type { PlanRoom } from '@/lib/content/schemas/plans'
import { nameWidth, roomLabels } from '@/lib/plans/room-labels'

/** A rectangular room, so many mm wide and 3 m deep. */
const room = (name: string, width: number, more: Partial<PlanRoom> = {}): PlanRoom => ({
  id: name,
  name,
  kind: 'bedroom',
  shape: [
    [0, 0],
    [width, 0],
    [width, 3000],
    [0, 3000],
  ],
  ...more,
})
const formOf = (each: PlanRoom) => roomLabels([each])[0]!.form

test('a name is on one line where its room is wide enough, smaller where that suffices', () => {
  expect([3000, 1550, 1400].map((width) => formOf(room('드레스룸', width)))).toEqual(['line', 'tight', 'number'])
})

test('breaks into two lines after a slash or at a space, never within a word', () => {
  expect(roomLabels([room('주방/식당', 1200), room('큰 드레스룸', 1800), room('다용도실', 1200)])).toMatchObject([
    { form: 'lines', lines: ['주방/', '식당'] },
    { form: 'lines', lines: ['큰', '드레스룸'] },
    { form: 'number', lines: ['다용도실'] },
  ])
})

test('measures to the wall nearest to the name, at the height of its letters', () => {
  expect(formOf(room('안방', 3000))).toBe('line')
  expect(formOf(room('안방', 3000, { label: [300, 1500] }))).toBe('number')
  const corner: PlanRoom['shape'] = [
    [0, 0],
    [3000, 0],
    [3000, 1400],
    [1000, 1400],
    [1000, 3000],
    [0, 3000],
  ]
  expect(formOf(room('거실', 0, { shape: corner, label: [500, 700] }))).toBe('line')
  expect(formOf(room('드레스룸', 0, { shape: corner, label: [1500, 700] }))).toBe('line')
  expect(formOf(room('드레스룸', 0, { shape: corner, label: [1500, 1400] }))).toBe('number')
})

test('numbers count from one, in the order of the rooms; a hall has none, because phones do not label it', () => {
  const rooms = [room('드레스룸', 1000), room('거실', 4000), room('복도', 300, { kind: 'hall' }), room('실외기실', 1200)]
  expect(roomLabels(rooms).map(({ number }) => number)).toEqual([1, undefined, undefined, 2])
  expect(roomLabels(rooms, 'numbers').map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

test('Latin letters are narrower than Hangul, spaces narrower than both', () => {
  expect(nameWidth('거실', 100)).toBeGreaterThan(nameWidth('ab', 100))
  expect(nameWidth('a b', 100)).toBeLessThan(nameWidth('abc', 100))
})
