import { koreanInstant } from '@/lib/korean-time'
import type { PressStore } from '@/lib/store/press-store'

interface Seed {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  /** Korean local time, `YYYY-MM-DDTHH:mm`. */
  readonly date: string
}

/**
 * Gives each press site its first articles, once in a store's life: what staff delete stays deleted.
 * @param sites slugs, the default one first: its articles keep the seeds' own ids, others get theirs prefixed
 */
export async function seedArticles({ store }: { store: { press: PressStore } }, sites: readonly string[], seeds: readonly Seed[]): Promise<void> {
  const oldestFirst = seeds.toSorted((a, b) => a.date.localeCompare(b.date))
  for (const [index, siteId] of sites.entries()) {
    const articles = oldestFirst.map(({ date, ...texts }) => {
      const at = koreanInstant(date)
      return { ...texts, id: index === 0 ? texts.id : `${index + 1}-${texts.id}`, siteId, status: 'published' as const, date: at, updatedAt: at }
    })
    await store.press.seedOnce(siteId, articles)
  }
}
