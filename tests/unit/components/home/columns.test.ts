import { gridColumns } from '@/components/home/columns'

test('makes one row while it fits, then rows with the fewest empty places', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(gridColumns)).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 3, 5, 4])
})
