import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { FacilityPlan } from '@/components/complex/facility-plan'
import { content } from '@/tests/support/example-complex'

const { sitePlan, community } = content
const { facilities } = community!
const [first, second] = facilities.map(({ id }) => id)
const drawn = (held: readonly string[][]) =>
  parse(
    renderToStaticMarkup(
      <FacilityPlan
        facilities={facilities}
        plan={{ ...sitePlan, facilities: held.map((holds, at) => ({ name: '주민공동시설', at: [100 * at, 100], size: [20, 10], turn: 0, holds })) }}
      />,
    ),
  )
const numbersOf = (page: ReturnType<typeof drawn>) => page.querySelectorAll('svg circle + text').flatMap(({ text }) => (/^\d+$/.test(text) ? [text] : []))

test('each building has the numbers of the facilities in it, as the list beside the plan has', () => {
  const page = drawn([[second!, first!], [first!], []])
  expect(numbersOf(page)).toEqual(['2', '1', '1'])
  expect(page.querySelectorAll('li').map(({ text }) => text.trim().slice(0, 1))).toEqual(facilities.map((_, at) => String(at + 1)))
})

test('a complex whose plan knows no buildings of facilities lists their places alone', () => {
  const page = drawn([[]])
  expect(page.querySelector('svg')).toBeNull()
  expect(page.querySelectorAll('li').map(({ text }) => text.replaceAll('\n', ''))).toEqual(facilities.map(({ name, place }, at) => `${at + 1}${name}${place}`))
})

test('the file of the plan that opens the page is fetched with it, not when it comes near', () => {
  const page = parse(
    renderToStaticMarkup(
      <FacilityPlan
        facilities={facilities}
        plan={{ ...sitePlan, facilities: [{ name: '주민공동시설', at: [100, 100], size: [20, 10], turn: 0, holds: [first!] }] }}
        shapes="/plan.svg"
      />,
    ),
  )
  const image = page.querySelector('img[src="/plan.svg"]')
  expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})
