/** @jest-environment node */
import { setCurrentContent } from '@/lib/content/current-content'
import { content, writtenContent } from '@/lib/content/load'
import { english } from '@/lib/content/english'
import { nextVersion, type FactVersion } from '@/lib/fact-version'
import { createShownFacts } from '@/lib/facts/shown-facts'
import { createStaleTags } from '@/lib/facts/stale-tags'

const NOW = new Date('2026-12-01T00:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

afterEach(() => setCurrentContent(undefined))

function office() {
  const state = { versions: [] as FactVersion[], now: NOW, listed: 0 }
  const publish = (path: string, value: unknown, effectiveAt = state.now) => {
    const json = value === null ? null : JSON.stringify(value)
    const publication = { path, json, publishedAt: state.now, effectiveAt, actor: 'kim', author: null, reason: '', source: '' }
    state.versions.push(nextVersion(publication, state.versions.at(-1) ?? { number: 0, hash: '' }))
  }
  const onChange = jest.fn(() => Promise.resolve())
  const log = { error: jest.fn() }
  const shown = createShownFacts({
    facts: {
      readEnd: async () => ({ number: state.versions.length, hash: '' }),
      listHeld: async () => {
        state.listed += 1
        return state.versions
      },
    },
    now: () => state.now,
    log,
    onChange,
  })
  return { state, publish, onChange, log, check: createStaleTags([shown]) }
}

test('content says what was published, and pages that read it are stale once', async () => {
  const { publish, check, onChange } = office()
  expect(await check()).toEqual([])
  publish('site.phone', '1600-1234')
  expect(await check()).toEqual(['fact:site.phone'])
  expect(content.site.phone).toBe('1600-1234')
  expect(JSON.stringify(english)).not.toContain(writtenContent.site.phone)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(await check()).toEqual([])
})

test('the value of content/ returns after null', async () => {
  const { publish, check } = office()
  publish('site.phone', '1600-1234')
  await check()
  publish('site.phone', null)
  expect(await check()).toEqual(['fact:site.phone'])
  expect(content.site).toBe(writtenContent.site)
})

test('a scheduled value takes effect at its time, and the store is asked for values only then', async () => {
  const { state, publish, check } = office()
  publish('site.phoneHours', '평일 09:00~18:00', later(10))
  expect(await check()).toEqual([])
  expect(state.listed).toBe(1)
  state.now = later(9)
  expect(await check()).toEqual([])
  expect(state.listed).toBe(1)
  state.now = later(10)
  expect(await check()).toEqual(['fact:site.phoneHours'])
  expect(content.site.phoneHours).toBe('평일 09:00~18:00')
})

test('a stored value that this release refuses is logged, and content/ holds', async () => {
  const { publish, check, log } = office()
  publish('site.phoneHours', 9)
  publish('site.unknown', '값')
  await check()
  expect(content.site.phoneHours).toBe(writtenContent.site.phoneHours)
  expect(log.error).toHaveBeenCalledWith({ path: 'site.phoneHours' }, expect.any(String))
})
