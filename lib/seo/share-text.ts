import type { Content } from '@/lib/content/content'
import type { PageContent } from '@/lib/content/schemas/pages'
import type { English } from '@/lib/content/schemas/english'
import { routes, type EnglishPageId } from '@/lib/routes'

/** Texts and picture of a page's link preview. */
export interface ShareText {
  /** Name of the published picture behind the text. */
  readonly picture: string
  readonly heading: string
  readonly line: string
}

/**
 * The page's own heading and the complex's name; for the home page the name and the kind of complex. No phone number or other
 * fact that the office may change: pictures are made by the build, and messengers keep them for days.
 */
export function shareText({ site }: Pick<Content, 'site'>, { social, banner, heading }: PageContent, path: string): ShareText {
  const picture = social ?? banner
  if (path === routes.home) return { picture, heading: site.name, line: site.tagline }
  return { picture, heading, line: site.name }
}

/** The same for a page in English. @param english with placeholders filled (lib/content/english.ts) */
export function englishShareText({ name, tagline, pages }: English, id: EnglishPageId): ShareText {
  const { heading, picture } = pages[id]
  if (id === 'home') return { picture, heading: name, line: tagline }
  return { picture, heading, line: name }
}

/** Key of the picture's address in `.generated/share-pictures.ts`. */
export const shareKey = ({ picture, heading, line }: ShareText): string => [picture, heading, line].join('\n')
