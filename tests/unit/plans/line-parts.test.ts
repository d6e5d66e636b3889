import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
import { householdsByComplex, mainType, rentalLines } from '@/lib/plans/households'
import { sitePlan } from '@/lib/cli/new-complex/example/plans/site-plan'

const withLine = (line: string) => {
  const copy = structuredClone(sitePlan)
  copy.complexes[0]!.buildings[0]!.lines = [line]
  return sitePlanSchema.safeParse(copy)
}
const messages = (line: string) => withLine(line).error?.issues.map(({ message }) => message)

test('a line that changes its type by floor counts each part for its own type', () => {
  const plan = withLine('84K 2-17, 84P 18-19, 20-20').data!
  const parts = rentalLines(plan).filter(({ building }) => building === 101)
  expect(parts.map(({ line, type, from, to, households }) => [line, type, from, to, households])).toEqual([
    [1, '84K', 2, 17, 16],
    [1, '84P', 18, 19, 2],
  ])
  const before = householdsByComplex(sitePlanSchema.parse(sitePlan))[0]!
  const after = householdsByComplex(plan)[0]!
  expect(after.totalHouseholds).toBe(before.totalHouseholds - 3 * 20 + 19)
  expect(after.rentalByType['84P']).toBe((before.rentalByType['84P'] ?? 0) + 2)
  expect(mainType(plan.complexes[0]!.buildings[0]!.lines[0]!)).toBe('84K')
})

test('refuses parts that are out of order, overlap or are above the roof', () => {
  expect(messages('84P 18-20, 84K 2-17')).toEqual(['층은 1 이상이고 낮은 층이 먼저이며 겹치지 않아야 합니다'])
  expect(messages('84K 2-18, 84P 18-20')).toEqual(['층은 1 이상이고 낮은 층이 먼저이며 겹치지 않아야 합니다'])
  expect(messages('84K 0-18')).toEqual(['층은 1 이상이고 낮은 층이 먼저이며 겹치지 않아야 합니다'])
  expect(messages('84K 2-17, 84P 18-21')).toEqual(['101동은 20층입니다'])
  expect(messages('84K 2-17 84P 18-20')?.[0]).toContain('84A 2-27, 101P 28-29')
})
