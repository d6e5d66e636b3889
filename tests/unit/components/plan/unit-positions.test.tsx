import { renderToStaticMarkup } from 'react-dom/server'
import { UnitPositions } from '@/components/plan/unit-positions'
import { content } from '@/tests/support/example-complex'

/** The example's site plan with one building of so many lines. */
function positionsWith(lines: number): string {
  const plan = structuredClone(content.sitePlan)
  const [first] = plan.complexes.flatMap(({ buildings }) => buildings)
  first!.lines = Array.from({ length: lines }, () => [{ type: '84K', from: 1, to: first!.floors }])
  return renderToStaticMarkup(<UnitPositions plan={plan} supply={content.site.supply} />)
}

test('elevations of many lines have wider columns, so that their letters are readable', () => {
  expect(positionsWith(6)).not.toContain('data-wide')
  expect(positionsWith(7)).toContain('data-wide')
})
