import { siteSheet } from '@/components/plan/site-sheet'

test('keeps the letter size of the shipped site; those of a smaller site are smaller, and its scale bar fits', () => {
  expect(siteSheet({ width: 960 })).toEqual({ scale: 1, fontSize: 10, barMetres: 100 })
  expect(siteSheet({ width: 240 })).toEqual({ scale: 0.5, fontSize: 5, barMetres: 20 })
  expect(siteSheet({ width: 60 }).barMetres).toBe(10)
})
