/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { CurrentLink } from '@/components/admin/current-link'
import { adminPaths } from '@/lib/admin-routes'

const place = { path: '', query: '' }
jest.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams(place.query) }))

const current = (path: string, query: string) => {
  Object.assign(place, { path, query })
  render(
    <>
      <CurrentLink href={adminPaths.inbox}>오늘</CurrentLink>
      <CurrentLink href={adminPaths.customers} also="/admin/registrations/">
        고객
      </CurrentLink>
      <CurrentLink href={adminPaths.visits}>방문</CurrentLink>
    </>,
  )
  return screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') === 'page' ? (link.textContent ?? '') : []))
}

test.each([
  ['the first screen', '/admin', '', ['오늘']],
  ['the first screen after a result', '/admin', 'done=absent&refused=', ['오늘']],
  ['the list of all customers', '/admin', 'list=all', ['고객']],
  ['a filtered list', '/admin', 'status=new', ['고객']],
  ['a filter that was emptied', '/admin', 'tag=', ['오늘']],
  ['a customer', '/admin/registrations/1', '', ['고객']],
  ['another screen', '/admin/visits', 'day=2026-11-28', ['방문']],
])('%s: its menu entry is marked, and no other one of the same path', (_, path, query, expected) => expect(current(path, query)).toEqual(expected))
