import { z } from 'zod'
import type { Article } from '@/lib/press/article'
import type { ArticlePicture } from '@/lib/press/article-picture'
import type { ArticleCover } from '@/lib/press/cover'
import { noteUnreadable } from './met-records'
import { jsonOrNull, readStoredJson } from './stored-json'

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

const pictures = z.array(
  z.object({ number: z.number(), alt: z.string(), width: z.number(), height: z.number(), files: z.tuple([file], file) }),
) satisfies z.ZodType<ArticlePicture[]>

/** @returns JSON; null for none */
export const storedPictures = (stored: readonly ArticlePicture[] | undefined): string | null =>
  stored === undefined || stored.length === 0 ? null : JSON.stringify(stored)

/** @returns none also if malformed: the article is then read without them, and the lines that name them as text */
export function picturesFrom(json: unknown, articleId: string): Article['pictures'] {
  if (json === null || json === undefined) return []
  const { data } = pictures.safeParse(jsonOrNull(json))
  if (!data) noteUnreadable({ kind: 'article', id: articleId })
  return data ?? []
}

/** The names of an article's files in the media store. */
export const mediaOf = ({ cover, pictures: inText }: Pick<Article, 'cover' | 'pictures'>): string[] => [
  ...(cover ? [...cover.files.map(({ file: name }) => name), cover.social] : []),
  ...inText.flatMap(({ files: each }) => each.map(({ file: name }) => name)),
]
