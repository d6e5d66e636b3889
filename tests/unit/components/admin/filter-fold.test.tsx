/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { chosenFilters, FilterFold } from '@/components/admin/inbox/filter-fold'

const filters = {
  statuses: [{ value: 'new', label: '신규', count: 3 }],
  sources: [{ value: 'home', label: '홈' }],
  status: '',
  source: '',
  channels: [{ value: 'naver', label: '네이버' }],
  channel: '',
  suspicions: [{ value: 'any', label: '의심 표시' }],
  suspicion: '',
  assignees: [{ value: 'kim', label: '김상담' }],
  searched: false,
}

test.each([
  [{}, []],
  [{ status: 'new', assignee: 'kim' }, ['담당 김상담', '신규']],
  [{ status: 'new', assignee: 'own' }, ['담당 나', '신규']],
  [{ source: 'home', channel: 'naver', tag: '재방문', suspicion: 'any' }, ['홈', '네이버', '#재방문', '의심 표시']],
  [{ period: { from: '2026-11-01', to: '' } }, ['등록일 2026-11-01~']],
  // What an old view names and the list no longer offers.
  [{ channel: 'gone' }, ['gone']],
])('names the filters that are set', (set, names) => {
  expect(chosenFilters({ ...filters, ...set }, 'own')).toEqual(names)
})

test('tells on one line how many filters are set, and opens for a filter that has an error', () => {
  render(
    <FilterFold chosen={['담당 나', '신규']} isOpen>
      목록의 필터
    </FilterFold>,
  )
  expect(screen.getByText('필터 2개: 담당 나, 신규').closest('details')).toHaveAttribute('open')
  expect(screen.getByText('목록의 필터')).toBeInTheDocument()
})
