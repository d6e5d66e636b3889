import type { Menus, Site } from '@/lib/content/schemas/site'
import type { Language } from '@/lib/messages/language'
import { englishRoutes, routes } from '@/lib/routes'
import type { Translation } from './language-link'

/** What the parts of the frame need: of the complex, in the frame's language. */
export interface FrameProps {
  site: Site
  menus: Menus
  /** When the model house is open, in one line; null on a page that outlives a change of it. */
  visitingHours: string | null
  language?: Language
  /** The home page in the other language; absent where this complex has none. */
  translation?: Translation | undefined
}

/** The home page in a language. */
export const homePath = (language: Language): string => (language === 'ko' ? routes.home : englishRoutes.home)
