import { renderToStaticMarkup } from 'react-dom/server'
import { planLabels, UnitDrawing } from '@/components/plan/unit-drawing'
import { commonSheet, unitViewBox } from '@/components/plan/unit-view-box'
import { draftUnitPlan } from '@/lib/cli/new-complex/draft-unit-plan'
import { content, unitPlan } from '@/lib/content/load'
import { unitPlanSchema, type UnitPlan } from '@/lib/content/schemas/plans'
import { pointInPolygon } from '@/lib/plans/rectilinear'
import { examplePlan } from '@/tests/support/example-plan'
import { labelBoxes, planFonts, type LabelBox, type Screen } from '@/tests/support/plan-labels'

/** Widths of a drawing on a phone of 320 and of 390 px, full screen turned, on a tablet, in a card of a desktop, and large. */
const SCREENS: readonly Screen[] = [
  { container: 280, phone: true },
  { container: 350, phone: true },
  { container: 450, phone: true },
  { container: 600, phone: true },
  { container: 600, phone: false },
  { container: 820, phone: false },
]

const plans: readonly UnitPlan[] = [
  ...content.units.types.map(({ id }) => unitPlan(id)),
  unitPlanSchema.parse(examplePlan),
  unitPlanSchema.parse(draftUnitPlan('84K', 84.95)),
]
/** Of a text's box relative to its size, as plan-labels.ts lays it out. */
const LETTER_HEIGHT = 0.88
/** Half of the thinnest wall. */
const STEP_CM = 4

/** Points of a box that are on a wall, as a share of all. */
function onWall(plan: UnitPlan, { left, right, top, bottom }: LabelBox): number {
  const rooms = plan.rooms.filter(({ kind }) => kind !== 'shaft')
  let all = 0
  let solid = 0
  for (let x = left; x <= right; x += STEP_CM)
    for (let y = top; y <= bottom; y += STEP_CM) {
      all++
      // Off the edges by less than a step.
      const point = [x * 10 + 0.3, y * 10 + 0.3] as const
      if (pointInPolygon(plan.outline, point) && !rooms.some(({ shape }) => pointInPolygon(shape, point))) solid++
    }
  return solid / all
}

const overlap = (a: LabelBox, b: LabelBox) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.each(SCREENS)('no name, area or dimension touches a wall or another text, %o', (screen) => {
  const fonts = planFonts()
  const faults = plans.flatMap((plan) =>
    (['full', 'overview'] as const).flatMap((detail) => {
      const boxes = labelBoxes(renderToStaticMarkup(<UnitDrawing plan={plan} detail={detail} />), screen, fonts)
      if (boxes.length < 8) return [`${plan.id} ${detail}: ${boxes.length} labels`]
      const walls = boxes.filter((box) => onWall(plan, box) > 0).map(({ text }) => `${plan.id} ${detail}: ${text} on a wall`)
      const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${plan.id} ${detail}: ${a.text} on ${b.text}`] : [])))
      return [...walls, ...pairs]
    }),
  )
  expect(faults).toEqual([])
})

test.each([165, 400, 600])('beside another, a drawing %i px wide has names or numbers that touch nothing', (container) => {
  const fonts = planFonts()
  const sheet = commonSheet(plans, 'overview')
  const faults = plans.flatMap((plan) => {
    const boxes = labelBoxes(renderToStaticMarkup(<UnitDrawing plan={plan} detail="overview" onSheet={sheet} />), { container, phone: true }, fonts)
    if (!boxes.some(({ text }) => text.startsWith('거실'))) return [`${plan.id}: ${boxes.map(({ text }) => text).join(' ')}`]
    const walls = boxes.filter((box) => onWall(plan, box) > 0).map(({ text }) => `${plan.id}: ${text} on a wall`)
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${plan.id}: ${a.text} on ${b.text}`] : [])))
    return [...walls, ...pairs]
  })
  expect(faults).toEqual([])
})

test('from edge to edge of a window 390 px wide all letters are 11 px high, of a name squeezed between walls 10', () => {
  const fonts = planFonts()
  // Measured by plans.spec.ts.
  const width = 390
  const small = content.units.types.flatMap(({ id }) => {
    const plan = unitPlan(id)
    const tight = planLabels(plan).flatMap(({ form, room }) => (form === 'tight' ? [room.name] : []))
    const scale = width / unitViewBox(plan, 'full').width
    return labelBoxes(renderToStaticMarkup(<UnitDrawing plan={plan} detail="full" />), { container: width, phone: true }, fonts).flatMap(
      ({ text, left, right, top, bottom }) => {
        const size = (scale * Math.min(right - left, bottom - top)) / LETTER_HEIGHT
        return size < (tight.includes(text) ? 10 : 11) ? [`${id}: ${text} ${size.toFixed(1)}`] : []
      },
    )
  })
  expect(small).toEqual([])
})

test('on a phone every dimension of the facade has its number', () => {
  const fonts = planFonts()
  for (const plan of plans) {
    const dimensions = (screen: Screen) =>
      labelBoxes(renderToStaticMarkup(<UnitDrawing plan={plan} detail="full" />), screen, fonts).filter(({ text }) => /^[\d,]+$/.test(text)).length
    expect([plan.id, dimensions({ container: 350, phone: true })]).toEqual([plan.id, dimensions({ container: 820, phone: false })])
  }
})
