/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { EmptyInbox } from '@/components/admin/inbox/empty-inbox'
import { adminPaths } from '@/lib/admin-routes'

const filtered = { typed: null, isEmpty: true, ownOnly: false, isStart: false }

test('leads from filters that nothing fits to the whole list', () => {
  render(<EmptyInbox {...filtered} />)
  expect(screen.getByText(/조건에 맞는 등록이 없습니다/)).toBeVisible()
  expect(screen.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', adminPaths.customers)
})

test.each([
  ['a search', { typed: '홍길동' }, /^검색 결과가 없습니다/],
  ['a work queue with all of it', { isEmpty: false }, /^위 목록이 전부입니다/],
  ['no registration at all', { isStart: true }, /^아직 등록이 없습니다/],
  ['nobody assigned', { isStart: true, ownOnly: true }, /^맡은 고객이 없습니다/],
])('says why the list is empty after %s, without a link', (_of, set, said) => {
  render(<EmptyInbox {...filtered} {...set} />)
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
