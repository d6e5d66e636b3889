import { expect, type Page } from '@playwright/test'
import { koreanIsoDay } from '@/lib/korean-time'
import { addDays } from '@/lib/visits/day-slots'
import { attempt } from './attempt'
import { freshName, freshPhone } from './people'
import { validBody } from './valid-body'

/* Visits that others book. */

/** The Korean day in so many days; each test books a day of its own. */
export const dayAhead = (days: number) => addDays(koreanIsoDay(new Date()), days)

interface Group {
  readonly name?: string
  readonly phone?: string
}
export const postVisit = (page: Page, visitAt: string, visitPeople: number, { name = freshName(), phone = freshPhone() }: Group = {}) =>
  page.request.post('/api/registrations', {
    data: validBody({ name, phone, visitAt, visitPeople, _elapsed: 30_000 }),
    headers: { accept: 'application/json' },
  })

/** @returns the registration's id */
export async function bookVisit(page: Page, visitAt: string, visitPeople: number, group?: Group): Promise<string> {
  const answer = await postVisit(page, visitAt, visitPeople, group)
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** Groups that fill a time: at most forty persons, six in a group. */
const FULL = [6, 6, 6, 6, 6, 6, 4]

/** Others book a time until it has places for so many persons, three at most; accounts for bookings of an earlier attempt. */
export async function takePlaces(page: Page, visitAt: string, left = 0): Promise<void> {
  for (const people of FULL.with(-1, 4 - left)) expect(attempt() > 0 ? [201, 409] : [201]).toContain((await postVisit(page, visitAt, people)).status())
}
