import { listChanges } from '@/lib/content/changes'
import { opennessFaults } from '@/lib/content/cross-check-facts'
import { content } from '@/lib/content/load'
import { withoutLinks } from '@/lib/content/schemas/inline-links'
import { pageStatusAt } from '@/lib/content/page-content'
import { routes } from '@/lib/routes'

test('changes stand newest first, with those of the policy as one entry a day', () => {
  const changes = listChanges(content)
  const days = changes.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
  const ofPolicy = changes.filter(({ id }) => id.startsWith('privacy-'))
  const { history } = content.privacy
  expect(ofPolicy.map(({ id }) => id)).toEqual([...new Set(history.map(({ date }) => `privacy-${date}`))])
  // A policy is announced before it holds: the change is of the day on which visitors could read it.
  const announced = { ...content, privacy: { ...content.privacy, history: [{ date: '2027-03-09', announced: '2027-03-01', change: '문장' }] } }
  expect(listChanges(announced)).toContainEqual(
    expect.objectContaining({ id: 'privacy-2027-03-09', day: '2027-03-01', description: '문장 2027년 3월 9일부터 시행합니다.' }),
  )
  expect(content.privacy.history.filter(({ date, announced: day }) => day !== undefined && day >= date)).toEqual([])
  // The same law is behind each.
  expect(ofPolicy.map(({ reason }) => reason)).toEqual(ofPolicy.map(() => undefined))
  expect(ofPolicy.map(({ title }) => title)).toEqual([...ofPolicy.slice(1).map(() => '개인정보 처리방침 변경'), '개인정보 처리방침 시행'])
  expect(ofPolicy[0]?.description).toContain(content.privacy.history[0]?.change)
  expect(changes).toContainEqual(expect.objectContaining({ id: 'announcement-plan-2026-11', page: '/SalesInfo/announcement/plan-2025-09/plan-2026-11' }))
  expect(pageStatusAt(content, routes.changes)?.updated).toBe(days[0])
})

test('an open question ends once content has its legal number', () => {
  expect(opennessFaults(content)).toEqual([])
  const legal = { ...content.site.legal, items: content.site.legal.items.map((item) => ({ ...item, value: item.fact === 'guarantee' ? '보증서 3' : null })) }
  expect(opennessFaults({ ...content, site: { ...content.site, legal } })).toEqual([expect.stringContaining('undecided.items[guarantee]')])
})

test('an id that stands twice is an error, because feeds and links know entries by it', () => {
  const [first] = content.changes!.entries
  const changes = { ...content.changes!, entries: [first!, { ...first! }] }
  expect(opennessFaults({ ...content, changes })).toEqual([expect.stringContaining(`changes.entries[${first!.id}]`)])
})

test('a feed has the words of links, not their addresses', () => {
  expect(withoutLinks('[공급일정](/BusinessGuide/plan)에서 [청약 방법](/SalesInfo/SubscriptionGuide)을 봅니다.')).toBe('공급일정에서 청약 방법을 봅니다.')
})
