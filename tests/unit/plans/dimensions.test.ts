import { unitPlanSchema } from '@/lib/content/schemas/plans'
import { toPyeong } from '@/lib/plans/areas'
import { dimensionChain, overallDimension } from '@/lib/plans/dimensions'
import { examplePlan } from '@/tests/support/example-plan'

const plan = unitPlanSchema.parse(examplePlan)

test('measures the facade room by room from the west', () => {
  expect(dimensionChain(plan, 'bottom').map((dimension) => dimension.length)).toEqual([2300, 2300, 3500, 3020])
})

test('the overall dimension runs from the first wall face to the last', () => {
  expect(overallDimension(dimensionChain(plan, 'bottom'))?.length).toBe(11_640)
  expect(overallDimension([])).toBeUndefined()
})

test('84.95 ㎡ is 25.7 평', () => {
  expect(toPyeong(84.95)).toBeCloseTo(25.7, 1)
})
