import { plan84A } from '@/content/plans/84a'
import { unitPlanSchema } from '@/lib/content/schemas/plans'
import { toPyeong } from '@/lib/plans/areas'
import { dimensionChain, overallDimension } from '@/lib/plans/dimensions'

const plan = unitPlanSchema.parse(plan84A)

test('the facade reads as a tape measure would, room by room from the west', () => {
  expect(dimensionChain(plan, 'bottom').map((dimension) => dimension.length)).toEqual([2580, 2600, 4300, 3400])
})

test('the whole of a side runs from the first face to the last', () => {
  expect(overallDimension(dimensionChain(plan, 'bottom'))?.length).toBe(13_400)
  expect(overallDimension([])).toBeUndefined()
})

test('84.95 ㎡ is 25.7 평', () => {
  expect(toPyeong(84.95)).toBeCloseTo(25.7, 1)
})
