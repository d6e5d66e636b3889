import type { SeedArticle } from '@/lib/content/schemas/site'

/** Articles that a new store starts with. */
export const seedArticles: SeedArticle[] = []
