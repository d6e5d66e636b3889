import { renderToStaticMarkup } from 'react-dom/server'
import { VisitTable } from '@/components/admin/visits/visit-table'
import type { VisitCard } from '@/lib/visits/office/visit-view'

const card = (id: string, changes: Partial<VisitCard> = {}): VisitCard => ({
  id,
  at: '2026-11-28T01:00:00.000Z',
  time: '10:00',
  name: id,
  phone: '010-****-5678',
  lastDigits: '5678',
  people: 2,
  opens: true,
  state: '예약',
  withdraw: null,
  offers: ['visited', 'no-show'],
  ...changes,
})

test('only a movable visit has the link; without any there is no column', () => {
  const visits = [card('early'), card('late')]
  const html = renderToStaticMarkup(<VisitTable visits={visits} calls={null} movable={['late']} />)
  expect(html.match(/href="\/admin\/visits\/[^"]*"/g)).toEqual(['href="/admin/visits/late"'])
  expect(renderToStaticMarkup(<VisitTable visits={visits} calls={null} movable={[]} />)).not.toContain('변경')
})

test('a row offers the results that can be recorded, to withdraw one, or nothing', () => {
  const visits = [
    card('expected'),
    card('arrived', { state: '내방', withdraw: 'event', offers: [] }),
    card('signed', { state: '내방', offers: [] }),
    card('called', { state: '노쇼', offers: ['visited'] }),
  ]
  const html = renderToStaticMarkup(<VisitTable visits={visits} calls={null} arrivals={{ returnTo: '/admin/visits', form: 'form-of-a-page' }} />)
  const buttons = html
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label))
  expect(buttons).toEqual([['expected 님 내방', 'expected 님 노쇼'], ['arrived 님의 결과 되돌리기'], [], ['called 님 내방']])
})
