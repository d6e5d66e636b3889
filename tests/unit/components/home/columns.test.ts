import { gridColumns } from '@/components/home/columns'

test('one row as long as it fits, then as few empty places as can be', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(gridColumns)).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 3, 5, 4])
})
