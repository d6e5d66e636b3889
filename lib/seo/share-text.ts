import type { Content } from '@/lib/content/content'
import type { PageContent } from '@/lib/content/schemas/pages'
import type { English } from '@/lib/content/schemas/english'
import { routes, siteCustomerPath, type EnglishPageId } from '@/lib/routes'

/** What the picture of a page's link preview shows. */
export interface ShareText {
  /** Name of the published picture behind the words. */
  readonly picture: string
  readonly heading: string
  readonly line: string
}

/** The page's own heading and the complex's name; of the home page the name and what the complex is, of forms the phone number too. */
export function shareText({ site, pressSites }: Pick<Content, 'site' | 'pressSites'>, { social, banner, heading }: PageContent, path: string): ShareText {
  const picture = social ?? banner
  if (path === routes.home) return { picture, heading: site.name, line: site.tagline }
  const isForm = path === routes.customer || pressSites.some(({ slug }) => path === siteCustomerPath(slug))
  return { picture, heading, line: isForm ? `${site.name}  ${site.phone}` : site.name }
}

/** The same of a page in English. @param english with the facts in it (lib/content/english.ts) */
export function englishShareText({ phone }: Content['site'], { name, tagline, pages }: English, id: EnglishPageId): ShareText {
  const { heading, picture } = pages[id]
  if (id === 'home') return { picture, heading: name, line: tagline }
  return { picture, heading, line: id === 'contact' ? `${name}  ${phone}` : name }
}

/** By which `.generated/share-pictures.ts` has the picture's address. */
export const shareKey = ({ picture, heading, line }: ShareText): string => [picture, heading, line].join('\n')
