import type { Article } from '@/lib/press/article'
import type { ArticleCover } from '@/lib/press/cover'

/** How both stores keep a cover: its files as JSON, its description apart, so that it can change alone. */
export interface StoredCover {
  readonly cover: string | null
  readonly alt: string | null
}

export const storedCover = (cover: ArticleCover | null | undefined): StoredCover => {
  if (!cover) return { cover: null, alt: null }
  const { alt, ...files } = cover
  return { cover: JSON.stringify(files), alt }
}

export const coverFrom = ({ cover, alt }: StoredCover): Article['cover'] => (cover === null ? null : { ...(JSON.parse(cover) as Omit<ArticleCover, 'alt'>), alt: alt ?? '' })

/** The names of its files in the media store. */
export const mediaOf = (cover: ArticleCover | null): string[] => (cover ? [...cover.files.map(({ file }) => file), cover.social] : [])
