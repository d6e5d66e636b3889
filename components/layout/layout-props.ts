import type { Menus, Site } from '@/lib/content/schemas/site'
import type { Language } from '@/lib/messages/language'
import { englishRoutes, routes } from '@/lib/routes'
import type { Translation } from './language-link'

/** Picture of a group in the wide menu. */
export interface MenuPicture {
  /** Its address. */
  src: string
  /** True for a picture that shows what is not built yet, which the notice then says. */
  illustration: boolean
}

/** What the parts of the layout need of the complex, in the layout's language. */
export interface LayoutProps {
  site: Site
  menus: Menus
  /** The groups' pictures in the wide menu, by label. */
  menuPictures?: Readonly<Record<string, MenuPicture>> | undefined
  /** Opening hours of the model house in one line; null on a page that outlives a change of them. */
  visitingHours: string | null
  /** Where the buttons that open the popup lead without a script; by default the page of the menu's reservation link. */
  visitHref?: string | undefined
  /** False where the reservation button leads to a page rather than to the registration. */
  opensForm?: boolean
  language?: Language
  /** The home page in the other language; absent where this complex has none. */
  translation?: Translation | undefined
}

/** The home page in a language. */
export const homePath = (language: Language): string => (language === 'ko' ? routes.home : englishRoutes.home)
