import { articleVersion } from '@/lib/press/article-version'
import { decodeCursor, encodeCursor } from '@/lib/press/cursor'
import type { ArticleToAdd, NewCover, NewPictures } from '@/lib/press/press-store'
import { editArticle } from '@/lib/press/write-article'
import type { Store } from '@/lib/store/store'
import { PRESS_SITE as SITE } from '../support/press-site'

const minuteAt = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))

const article = (id: string, minute: number, changes: Partial<ArticleToAdd> = {}): ArticleToAdd => ({
  id,
  siteId: SITE,
  title: `제목 ${id}`,
  summary: `요약 ${id}`,
  content: `본문 ${id}`,
  status: 'published',
  date: minuteAt(minute),
  updatedAt: minuteAt(minute),
  ...changes,
})

/** A cover of two sizes and a preview, whose names and bytes are made of `letter`. */
const cover = (letter: string): NewCover => {
  const [small, large, social] = [1, 2, 3].map((size) => `${letter.repeat(31)}${size}.${size === 3 ? 'jpg' : 'webp'}`) as [string, string, string]
  return {
    cover: {
      alt: `사진 ${letter}`,
      width: 1600,
      height: 900,
      files: [
        { file: small, width: 640 },
        { file: large, width: 1600 },
      ],
      social,
    },
    media: [small, large, social].map((id) => ({ id, bytes: Buffer.from(`${id} \0\xff`, 'latin1') })),
  }
}

/** Pictures in a text under some numbers, whose names and bytes are made of `letter` and the number. */
const pictures = (letter: string, ...numbers: number[]): NewPictures => {
  const file = (number: number) => `${letter.repeat(30)}${String(number).padStart(2, '0')}.webp`
  return {
    pictures: numbers.map((number) => ({ number, alt: `${letter} ${number}`, width: 640, height: 480, files: [{ file: file(number), width: 640 }] })),
    media: numbers.map((number) => ({ id: file(number), bytes: Buffer.from(file(number)) })),
  }
}

/**
 * What a change of an article does with pictures that cannot be read: it writes over them only by others, and their files stay.
 * @param write replaces the first letter of a column of the article `x`
 */
export async function unreadablePicturesStay(store: Store, write: (column: 'cover' | 'pictures', letter: string) => void | Promise<void>): Promise<void> {
  const services = { store, now: () => minuteAt(5) }
  const blank = { cover: { file: null, alt: '', remove: false }, pictures: [{ number: 1, file: null, alt: '', remove: false, free: true }] }
  const [inText, a, b] = [pictures('p', 1), cover('a'), cover('b')]
  const files = [...inText.media, ...a.media]
  const kept = async () => (await Promise.all(files.map(({ id }) => store.media.find(id)))).every((bytes) => bytes !== null)
  await store.press.add(article('x', 1, { content: '[사진 1]', pictures: inText, cover: a }))
  await write('cover', '~')
  await write('pictures', '~')
  // As the form sends it, which shows no pictures then.
  expect(await editArticle(services, 'x', { title: '새 제목', content: '[사진 1]' }, blank)).toMatchObject({ title: '새 제목', cover: null, pictures: [] })
  expect(await kept()).toBe(true)
  await write('cover', '{')
  await write('pictures', '[')
  expect(await store.press.find('x')).toMatchObject({ title: '새 제목', cover: a.cover, pictures: inText.pictures })
  // A new cover beside unreadable pictures in the text removes the files of the cover only.
  await write('pictures', '~')
  await store.press.update('x', { cover: b, updatedAt: minuteAt(6) })
  expect([await store.media.find(inText.media[0]!.id), await store.media.find(a.media[0]!.id)]).toEqual([expect.anything(), null])
  await store.press.update('x', { pictures: pictures('q', 2), updatedAt: minuteAt(7) })
  expect((await store.press.find('x'))?.pictures).toEqual(pictures('q', 2).pictures)
  // With the article all its files go, also those that nothing names any more.
  await store.press.remove('x')
  expect(await store.media.find(inText.media[0]!.id)).toBeNull()
}

/** The contract of every press store. @param open a fresh, empty store */
export function pressStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`press store: ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    const ids = async (options: Partial<Parameters<Store['press']['list']>[0]> = {}) =>
      (await store.press.list({ siteId: SITE, status: 'published', limit: 100, ...options })).map((item) => item.id)

    it('lists newest first and breaks ties by id', async () => {
      for (const [id, minute] of [
        ['a', 1],
        ['c', 2],
        ['b', 2],
        ['d', 0],
      ] as const)
        await store.press.add(article(id, minute))
      expect(await ids()).toEqual(['c', 'b', 'a', 'd'])
    })

    it('pages by cursor without a gap or a repeat, through ties, even during new posts', async () => {
      for (let index = 0; index < 25; index += 1) await store.press.add(article(`n${String(index).padStart(2, '0')}`, Math.floor(index / 4)))
      const seen: string[] = []
      let after: ReturnType<typeof decodeCursor> | undefined
      for (;;) {
        const page = await store.press.list({ siteId: SITE, status: 'published', limit: 10, ...(after ? { after } : {}) })
        seen.push(...page.map((item) => item.id))
        const last = page.at(-1)
        if (!last || page.length < 10) break
        after = decodeCursor(encodeCursor(last))
        await store.press.add(article(`later${seen.length}`, 1_000 + seen.length))
      }
      expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `n${String(24 - index).padStart(2, '0')}`))
    })

    it('keeps sites apart and drafts out of the public list', async () => {
      await store.press.add(article('here', 1))
      await store.press.add(article('draft', 2, { status: 'draft' }))
      await store.press.add(article('elsewhere', 3, { siteId: 'other' }))
      expect(await ids()).toEqual(['here'])
      expect((await store.press.list({ siteId: SITE, limit: 10 })).map((item) => item.id)).toEqual(['draft', 'here'])
    })

    it('numbers the articles of a site consecutively and never reuses a number', async () => {
      expect(await store.press.add(article('a', 1))).toBe(1)
      expect(await store.press.add(article('b', 2))).toBe(2)
      expect(await store.press.add(article('x', 2, { siteId: 'other' }))).toBe(1)
      await store.press.remove('b')
      expect(await store.press.add(article('c', 3))).toBe(3)
    })

    it('finds a whole article, and null for none', async () => {
      await store.press.add(article('a', 1))
      expect(await store.press.find('a')).toEqual({ ...article('a', 1), cover: null, pictures: [], number: 1, views: 0 })
      expect(await store.press.find('b')).toBeNull()
    })

    it('changes only the fields that an update names', async () => {
      await store.press.add(article('a', 1))
      expect(await store.press.update('a', { title: '새 제목', status: 'unpublished', updatedAt: minuteAt(9) })).toBe(true)
      expect(await store.press.find('a')).toMatchObject({
        title: '새 제목',
        summary: '요약 a',
        status: 'unpublished',
        date: minuteAt(1),
        updatedAt: minuteAt(9),
      })
      expect(await store.press.update('none', { updatedAt: minuteAt(9) })).toBe(false)
    })

    describe('versions', () => {
      const versionOf = async (id: string) => articleVersion((await store.press.find(id))!)

      it('refuse a change based on another version, and write nothing', async () => {
        await store.press.add(article('a', 1))
        const seen = await versionOf('a')
        expect(await store.press.update('a', { title: '첫째', updatedAt: minuteAt(2) }, seen)).toBe(true)
        expect(await store.press.update('a', { title: '둘째', content: '딴 글', updatedAt: minuteAt(3) }, seen)).toBe('changed')
        expect(await store.press.remove('a', seen)).toBe('changed')
        expect(await store.press.find('a')).toMatchObject({ title: '첫째', updatedAt: minuteAt(2) })
        expect(await store.press.update('a', { title: '둘째', updatedAt: minuteAt(3) }, await versionOf('a'))).toBe(true)
        expect(await store.press.remove('a', await versionOf('a'))).toBe(true)
        expect([await store.press.update('a', { title: '셋째', updatedAt: minuteAt(4) }, seen), await store.press.remove('a', seen)]).toEqual([false, false])
      })

      it('let one of several through that save the same article at once', async () => {
        await store.press.add(article('a', 1))
        const seen = await versionOf('a')
        const outcomes = await Promise.all(
          Array.from({ length: 5 }, (_, index) => store.press.update('a', { title: `제목 ${index}`, updatedAt: minuteAt(index) }, seen)),
        )
        expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'changed', 'changed', true])
      })

      it('differ after a change of title, summary, text, status, date, pictures or description, but not of count or time', async () => {
        await store.press.add(article('a', 1))
        const versions = [await versionOf('a')]
        for (const change of [
          { title: '가' },
          { summary: '가' },
          { content: '가' },
          { status: 'unpublished' as const },
          { date: minuteAt(7) },
          { pictures: pictures('p', 1) },
          { cover: cover('a') },
          { coverAlt: '다른 설명' },
          { cover: null },
        ]) {
          await store.press.update('a', { ...change, updatedAt: minuteAt(2) })
          versions.push(await versionOf('a'))
        }
        expect(new Set(versions.slice(0, -1)).size).toBe(versions.length - 1)
        const before = versions.at(-1)
        await store.press.addViews(new Map([['a', 3]]))
        await store.press.update('a', { updatedAt: minuteAt(9) })
        expect(await versionOf('a')).toBe(before)
      })
    })

    describe('covers', () => {
      const stored = async ({ media }: NewCover) =>
        (await Promise.all(media.map(({ id }) => store.media.find(id)))).map((bytes) => bytes && Buffer.from(bytes).toString('latin1'))
      const whole = ({ media }: NewCover) => media.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
      const gone = [null, null, null]
      const [a, b] = [cover('a'), cover('b')]

      it('are kept with the article, byte for byte', async () => {
        await store.press.add(article('x', 1, { cover: a }))
        expect((await store.press.find('x'))?.cover).toEqual(a.cover)
        expect((await store.press.list({ siteId: SITE, limit: 1 }))[0]?.cover).toEqual(a.cover)
        expect(await stored(a)).toEqual(whole(a))
        expect(await store.media.find('none.webp')).toBeNull()
      })

      it('are added and removed by updates, together with their files', async () => {
        await store.press.add(article('x', 1))
        await store.press.update('x', { cover: a, updatedAt: minuteAt(2) })
        await store.press.update('x', { title: '다른 제목', updatedAt: minuteAt(3) })
        expect((await store.press.find('x'))?.cover).toEqual(a.cover)
        await store.press.update('x', { coverAlt: '새 설명', updatedAt: minuteAt(4) })
        expect((await store.press.find('x'))?.cover).toEqual({ ...a.cover, alt: '새 설명' })
        await store.press.update('x', { cover: b, updatedAt: minuteAt(5) })
        expect((await store.press.find('x'))?.cover).toEqual(b.cover)
        expect([await stored(a), await stored(b)]).toEqual([gone, whole(b)])
        // The same file again: it still exists.
        await store.press.update('x', { cover: b, updatedAt: minuteAt(6) })
        expect(await stored(b)).toEqual(whole(b))
        await store.press.update('x', { cover: null, updatedAt: minuteAt(7) })
        expect((await store.press.find('x'))?.cover).toBeNull()
        expect(await stored(b)).toEqual(gone)
      })

      it('are not left behind by an article that is removed, or that does not exist', async () => {
        await store.press.add(article('x', 1, { cover: a }))
        await store.press.add(article('y', 1, { cover: b }))
        await store.press.remove('x')
        expect([await stored(a), await stored(b)]).toEqual([gone, whole(b)])
        expect(await store.press.update('x', { cover: a, updatedAt: minuteAt(2) })).toBe(false)
        expect(await stored(a)).toEqual(gone)
      })
    })

    describe('pictures in the text', () => {
      const names = ({ media }: NewPictures) => media.map(({ id }) => id)
      const kept = async (of: NewPictures) => (await Promise.all(names(of).map((id) => store.media.find(id)))).map((bytes) => bytes !== null)

      it('are kept beside the cover, and go with those that replace them, one by one', async () => {
        const [one, two, b] = [pictures('p', 1, 2), pictures('q', 3), cover('b')]
        await store.press.add(article('x', 1, { pictures: one, cover: b }))
        expect(await store.press.find('x')).toMatchObject({ pictures: one.pictures, cover: b.cover })
        // The first goes, the second stays with another description, a third comes.
        const next = [{ ...one.pictures[1]!, alt: '새 설명' }, ...two.pictures]
        expect(await store.press.update('x', { pictures: { pictures: next, media: two.media }, updatedAt: minuteAt(2) })).toBe(true)
        expect((await store.press.find('x'))?.pictures).toEqual(next)
        expect([await kept(one), await kept(two), await store.media.find(b.cover.social)]).toEqual([[false, true], [true], expect.anything()])
        // A cover's change leaves them, and theirs left the cover.
        await store.press.update('x', { cover: null, updatedAt: minuteAt(3) })
        expect([await kept(one), await kept(two), await store.media.find(b.cover.social)]).toEqual([[false, true], [true], null])
        await store.press.update('x', { pictures: { pictures: [], media: [] }, updatedAt: minuteAt(4) })
        expect((await store.press.find('x'))?.pictures).toEqual([])
        expect([await kept(one), await kept(two)]).toEqual([[false, false], [false]])
      })

      it('are removed with their article, and of no other', async () => {
        const [one, two] = [pictures('p', 1, 2), pictures('q', 1)]
        await store.press.add(article('x', 1, { pictures: one }))
        await store.press.add(article('y', 1, { pictures: two }))
        expect(await store.press.remove('x')).toBe(true)
        expect([await kept(one), await kept(two)]).toEqual([[false, false], [true]])
      })

      it('are written with their text, or neither is', async () => {
        await store.press.add(article('x', 1))
        const seen = articleVersion((await store.press.find('x'))!)
        await store.press.update('x', { title: '첫째', updatedAt: minuteAt(2) }, seen)
        const late = pictures('p', 1)
        expect(await store.press.update('x', { content: '[사진 1]', pictures: late, updatedAt: minuteAt(3) }, seen)).toBe('changed')
        expect([(await store.press.find('x'))?.pictures, await kept(late)]).toEqual([[], [false]])
      })
    })

    it('finds the published neighbours of an article', async () => {
      for (const [id, minute] of [
        ['a', 1],
        ['b', 2],
        ['c', 2],
        ['d', 3],
      ] as const)
        await store.press.add(article(id, minute, id === 'd' ? { status: 'draft' } : {}))
      const { older, newer } = await store.press.neighbours(SITE, { id: 'b', date: minuteAt(2) })
      expect([older?.id, newer?.id]).toEqual(['a', 'c'])
      expect(await store.press.neighbours(SITE, { id: 'c', date: minuteAt(2) })).toMatchObject({ older: { id: 'b' }, newer: null })
    })

    it('adds up views, and drops those of deleted articles', async () => {
      await store.press.add(article('a', 1))
      await store.press.addViews(
        new Map([
          ['a', 3],
          ['gone', 2],
        ]),
      )
      await store.press.addViews(new Map([['a', 4]]))
      expect((await store.press.find('a'))?.views).toBe(7)
      expect((await store.press.list({ siteId: SITE, status: 'published', limit: 1 }))[0]?.views).toBe(7)
      expect(await store.press.remove('a')).toBe(true)
      expect(await store.press.remove('a')).toBe(false)
    })

    it('seeds a site once: deleted articles stay deleted', async () => {
      const seeds = [article('s1', 1), article('s2', 2)]
      expect(await store.press.seedOnce(SITE, seeds, minuteAt(9))).toBe(true)
      await store.press.remove('s1')
      expect(await store.press.seedOnce(SITE, seeds, minuteAt(9))).toBe(false)
      expect(await ids()).toEqual(['s2'])
    })
  })
}
