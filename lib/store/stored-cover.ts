import { z } from 'zod'
import type { Article } from '@/lib/press/article'
import type { ArticleCover } from '@/lib/press/cover'
import { noteUnreadable } from './met-records'
import { readStoredJson } from './stored-json'

/** How both stores keep a cover: its files as JSON, its description separately, so that it can change alone. */
export interface StoredCover {
  readonly cover: string | null
  readonly alt: string | null
}

const file = z.object({ file: z.string(), width: z.number() })
const files = z.object({
  width: z.number(),
  height: z.number(),
  files: z.tuple([file], file),
  social: z.string(),
  socialBytes: z.number().exactOptional(),
  illustration: z.boolean().exactOptional(),
}) satisfies z.ZodType<Omit<ArticleCover, 'alt'>>

export const storedCover = (cover: ArticleCover | null | undefined): StoredCover => {
  if (!cover) return { cover: null, alt: null }
  const { alt, ...rest } = cover
  return { cover: JSON.stringify(rest), alt }
}

/** @returns null also if malformed: the article is then read without its cover */
export function coverFrom({ cover, alt }: StoredCover, articleId: string): Article['cover'] {
  if (cover === null) return null
  try {
    return { ...readStoredJson(files, cover, `the cover of article ${articleId}`), alt: alt ?? '' }
  } catch {
    noteUnreadable({ kind: 'article', id: articleId })
    return null
  }
}

/** The names of its files in the media store. */
export const mediaOf = (cover: ArticleCover | null): string[] => (cover ? [...cover.files.map(({ file: name }) => name), cover.social] : [])
