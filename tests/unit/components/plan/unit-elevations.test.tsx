import { renderToStaticMarkup } from 'react-dom/server'
import { UnitElevations } from '@/components/plan/unit-elevations'
import { content } from '@/tests/support/example-complex'

/** The example's site plan with one building of so many lines. */
function positionsWith(lines: number): string {
  const plan = structuredClone(content.sitePlan)
  const [first] = plan.complexes.flatMap(({ buildings }) => buildings)
  first!.lines = Array.from({ length: lines }, () => [{ type: '84K', from: 1, to: first!.floors }])
  return renderToStaticMarkup(<UnitElevations plan={plan} supply={content.site.supply} />)
}

test('a line that changes its type names each type with its floors', () => {
  const plan = structuredClone(content.sitePlan)
  const [first] = plan.complexes.flatMap(({ buildings }) => buildings)
  const parts = [
    { type: '84K', from: 1, to: 4 },
    { type: '101P', from: 5, to: 6 },
  ]
  Object.assign(first!, { floors: 6, lines: [parts] })
  const drawn = renderToStaticMarkup(<UnitElevations plan={plan} supply={content.site.supply} />)
  expect(drawn).toContain('1호 라인 84K 1~4층, 1호 라인 101P 5~6층')
})

test('elevations of many lines stand in wider columns, so that their letters can be read', () => {
  expect(positionsWith(6)).not.toContain('data-wide')
  expect(positionsWith(7)).toContain('data-wide')
})
