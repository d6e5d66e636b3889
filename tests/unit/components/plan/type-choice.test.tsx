import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { TypeChoice } from '@/components/plan/type-choice'
import { UnitElevations } from '@/components/plan/unit-elevations'
import { UnitPositions } from '@/components/plan/unit-positions'
import { content } from '@/lib/content/load'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { rentalTypes } from '@/lib/plans/households'

const types = rentalTypes(content.sitePlan)
const drawnWithChoice = (plan: SitePlanData) =>
  parse(
    renderToStaticMarkup(
      <>
        <TypeChoice plan={plan} />
        <UnitPositions plan={plan} supply="임대" />
      </>,
    ),
  )
const plan = drawnWithChoice(content.sitePlan)
const elevations = parse(renderToStaticMarkup(<UnitElevations plan={content.sitePlan} supply="임대" />))
const typesOf = (element: { getAttribute: (name: string) => string | undefined }) => element.getAttribute('data-types')?.split(' ')

test('the legend is a choice of all types or one, with its households', () => {
  const radios = plan.querySelector('fieldset')?.querySelectorAll('input[type=radio]') ?? []
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['', ...types.map((_, index) => String(index))])
  const labels = radios.map((radio) => radio.closest('label')?.text.trim() ?? '')
  expect(labels.map((label) => label.replace(/ \d+세대$/, ''))).toEqual(['전체', ...types])
})

test('colours, numbers and elevations say by the same numbers which types a building has', () => {
  const buildings = content.sitePlan.complexes.flatMap((complex) => complex.buildings)
  expect(plan.querySelectorAll('path[data-types]').flatMap(typesOf)).toEqual(types.map((_, index) => String(index)))
  const numbers = new Map(plan.querySelectorAll('text[data-types]').map((text) => [text.text, typesOf(text)]))
  for (const figure of elevations.querySelectorAll('figure[data-types]')) {
    const number = figure.querySelector('figcaption')?.text.replace('동', '') ?? ''
    const building = buildings.find((each) => String(each.number) === number)
    const own = types.flatMap((type, index) => (building?.lines.some((parts) => parts.some((part) => part.type === type)) ? [String(index)] : []))
    expect([number, typesOf(figure), numbers.get(number)]).toEqual([number, own, own])
  }
})

test('the fold of a complex says by numbers which types its elevations have', () => {
  for (const fold of elevations.querySelectorAll('details:has(figure)')) {
    const own = new Set(fold.querySelectorAll('figure').flatMap((figure) => typesOf(figure) ?? []))
    expect(typesOf(fold)).toEqual(types.map((_, index) => String(index)).filter((number) => own.has(number)))
  }
})

test('elevations are folded by complex, the first is open', () => {
  expect(elevations.querySelectorAll('details:has(figure)').map((fold) => fold.hasAttribute('open'))).toEqual(
    content.sitePlan.complexes.map((_, index) => index === 0),
  )
})

test('a seventeenth type is chosen together with the first, whose colour it has', () => {
  const many = structuredClone(content.sitePlan)
  const [first, ...others] = many.complexes.flatMap(({ buildings }) => buildings)
  for (const { lines } of others) for (const part of lines.flat()) part.type = null
  first!.lines = Array.from({ length: 17 }, (_, index) => [{ type: `T${index + 10}`, from: 1, to: 5 }])
  const drawn = drawnWithChoice(many)
  const numbers = Array.from({ length: 17 }, (_, index) => String(index % 16))
  expect(drawn.querySelectorAll('[data-type-choice]').map((radio) => radio.getAttribute('value'))).toEqual(numbers)
  expect(drawn.querySelectorAll('path[data-types]').flatMap(typesOf)).toEqual(numbers)
  expect(drawn.querySelectorAll('text[data-types]').map(typesOf)).toEqual([numbers.slice(0, 16)])
})
