/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FloorPlan } from '@/components/plan/floor-plan'
import { RoomLegend } from '@/components/plan/room-legend'
import { planLabels, UnitDrawing } from '@/components/plan/unit-drawing'
import { unitPlanSchema } from '@/lib/content/schemas/plans'
import { draftUnitPlan } from '@/lib/cli/new-complex/draft-unit-plan'

const draft = unitPlanSchema.parse(draftUnitPlan('59K', 59.95))
/** The draft with a name too long for any phone. */
const plan = { ...draft, rooms: draft.rooms.map((room) => (room.kind === 'bath' ? { ...room, name: '손님이 쓰는 파우더욕실' } : room)) }
const named = plan.rooms.filter(({ kind }) => kind !== 'shaft')
const numbersIn = (drawing: HTMLElement) => [...drawing.querySelectorAll('circle + text')].map(({ textContent }) => textContent)

test('the list under the drawing explains its numbers, and a text the whole drawing', () => {
  document.body.innerHTML = renderToStaticMarkup(<FloorPlan plan={plan} detail="overview" />)
  const drawing = screen.getByRole('img', { name: /^59K 타입 평면도 .*손님이 쓰는 파우더욕실/ })
  const items = within(screen.getByRole('list', { name: '59K 타입 평면도의 번호' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toContain('손님이 쓰는 파우더욕실')
  expect(numbersIn(drawing)).toEqual(items.map((_, index) => String(index + 1)))
})

test('in English every room is a number, and the list has its name and area', () => {
  const english = { ...plan, rooms: plan.rooms.map((room) => ({ ...room, name: `Room ${room.id}` })) }
  render(
    <>
      <UnitDrawing plan={english} detail="overview" language="en" />
      <RoomLegend labels={planLabels(english, 'en')} label="Rooms" shown="always" areas={new Map([['living', 23.4567]])} />
    </>,
  )
  const drawing = screen.getByRole('img', { name: /^Floor plan of type 59K / })
  expect(numbersIn(drawing)).toEqual(named.map((_, index) => String(index + 1)))
  const living = named.findIndex(({ id }) => id === 'living')
  expect(within(screen.getByRole('list', { name: 'Rooms' })).getAllByRole('listitem')[living]).toHaveTextContent('Room living 23.5 ㎡')
})
