import { renderToStaticMarkup } from 'react-dom/server'
import { VisitTable } from '@/components/admin/visit-table'
import type { VisitCard } from '@/lib/admin/visits/visit-view'

const card = (id: string, changes: Partial<VisitCard> = {}): VisitCard => ({
  id,
  at: '2026-11-28T01:00:00.000Z',
  time: '10:00',
  name: id,
  phone: '010-****-5678',
  lastDigits: '5678',
  people: 2,
  state: '예약',
  withdraw: null,
  ...changes,
})

test('only a visit that may be moved has the link, and can be dragged; where there is none, there is no column either', () => {
  const visits = [card('early'), card('late')]
  const html = renderToStaticMarkup(<VisitTable visits={visits} calls={null} movable={['late']} />)
  expect(html.match(/href="[^"]*\/move"/g)).toEqual(['href="/admin/visits/late/move"'])
  expect(html.match(/data-move="\w+"/g)).toEqual(['data-move="late"'])
  expect(renderToStaticMarkup(<VisitTable visits={visits} calls={null} movable={[]} />)).not.toContain('변경')
})
