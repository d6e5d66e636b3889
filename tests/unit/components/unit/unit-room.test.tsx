import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { UnitPlanSection } from '@/components/unit/unit-plan-section'
import { content, unitPlan } from '@/lib/content/load'
import { nearestMainRoom } from '@/lib/content/main-room'
import { waysIntoRooms } from '@/lib/content/tours'

/** The first screen of a type as its page composes it. */
function firstScreenOf(type: string) {
  const unit = content.units.types.find(({ id }) => id === type)
  if (!unit) throw new Error(`no type ${type}`)
  const section = (
    <UnitPlanSection
      unit={unit}
      supply={{ name: '임대', severalComplexes: true }}
      plan={unitPlan(type)}
      isometric={undefined}
      ways={waysIntoRooms(type)}
      room={nearestMainRoom(unit)}
    />
  )
  return parse(renderToStaticMarkup(section))
}

test('a plan is followed by its own living room, fetched when it comes near, and by the ways into the home', () => {
  const page = firstScreenOf('84A')
  const image = page.querySelector('img[alt]:not([alt=""])')
  expect(image?.getAttribute('alt')).toContain('84A 타입 거실')
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(page.querySelector('figcaption')?.text).toContain('84A 거실')
  const ways = page.querySelectorAll('a.button').map((way) => [way.text, way.getAttribute('href')])
  expect(ways).toEqual([
    ['84A VR 보기', expect.stringMatching(/^\/tour\/complex-3-5#living$/)],
    ['84A 인테리어 보기', '/Interior/84A'],
  ])
  expect(page.text).not.toContain('실내 그림은 아직 없으며')
})

test('a type without pictures shows the living room of one as large, and says whose it is', () => {
  for (const [type, shown] of [
    ['59B', '59A'],
    ['84C', '84A'],
    ['84D', '84A'],
  ] as const) {
    const page = firstScreenOf(type)
    expect(page.querySelector('figcaption')?.text).toContain(`${shown} 거실`)
    expect(page.text).toContain(`${shown} 타입의 거실입니다. ${type} 타입의 실내 그림은 아직 없으며`)
    expect(page.querySelectorAll('a.button').map(({ text }) => text)).toEqual([`${shown} 인테리어 보기`])
  }
})

test('a type unlike any with pictures shows none', () => {
  const [unit] = content.units.types
  if (!unit) throw new Error('content has no type')
  expect(nearestMainRoom({ ...unit, id: '114K', areas: { ...unit.areas, exclusive: 114.9 } })).toBeUndefined()
})
