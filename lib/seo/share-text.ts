import type { Content } from '@/lib/content/content'
import type { PageContent } from '@/lib/content/schemas/pages'
import type { English } from '@/lib/content/schemas/english'
import { routes, siteCustomerPath, type EnglishPageId } from '@/lib/routes'

/** Texts and picture of a page's link preview. */
export interface ShareText {
  /** Name of the published picture behind the text. */
  readonly picture: string
  readonly heading: string
  readonly line: string
}

/**
 * The page's own heading and the complex's name; for the home page the name and the kind of complex, for forms the phone number
 * too.
 */
export function shareText({ site, pressSites }: Pick<Content, 'site' | 'pressSites'>, { social, banner, heading }: PageContent, path: string): ShareText {
  const picture = social ?? banner
  if (path === routes.home) return { picture, heading: site.name, line: site.tagline }
  const isForm = path === routes.customer || pressSites.some(({ slug }) => path === siteCustomerPath(slug))
  return { picture, heading, line: isForm ? `${site.name}  ${site.phone}` : site.name }
}

/** The same for a page in English. @param english with placeholders filled (lib/content/english.ts) */
export function englishShareText({ phone }: Content['site'], { name, tagline, pages }: English, id: EnglishPageId): ShareText {
  const { heading, picture } = pages[id]
  if (id === 'home') return { picture, heading: name, line: tagline }
  return { picture, heading, line: id === 'contact' ? `${name}  ${phone}` : name }
}

/** Key of the picture's address in `.generated/share-pictures.ts`. */
export const shareKey = ({ picture, heading, line }: ShareText): string => [picture, heading, line].join('\n')
