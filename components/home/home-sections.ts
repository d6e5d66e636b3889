import type { HomeContent } from '@/lib/content/schemas/home'
import { homeWords } from '@/lib/messages/ko/home'
import { INTEREST_FORM_ANCHOR } from '@/lib/routes'

/** Background brightness at the right edge of a section, where the side index overlaps it. */
type SectionTone = 'light' | 'dark'

export interface HomeSection {
  /** Fragment id of the section: people share links to it, so keep it stable. */
  id: string
  /** Name in the side index. */
  label: string
  tone: SectionTone
}

/** The home page's sections from top to bottom. */
export const homeSections = {
  hero: { id: 'home', label: homeWords.sections.hero, tone: 'light' },
  brand: { id: 'brand', label: homeWords.sections.brand, tone: 'light' },
  premium: { id: 'premium', label: homeWords.sections.premium, tone: 'light' },
  business: { id: 'business', label: homeWords.sections.business, tone: 'light' },
  living: { id: 'living', tone: 'light' },
  complex: { id: 'complex', label: homeWords.sections.complex, tone: 'light' },
  units: { id: 'units', label: homeWords.sections.units, tone: 'light' },
  interest: { id: INTEREST_FORM_ANCHOR, label: homeWords.sections.interest, tone: 'dark' },
} as const satisfies Record<string, Omit<HomeSection, 'label'> & Partial<HomeSection>>

/** The entries of the side index. The slider's section has its heading as name, which counts the slides. */
export const listHomeSections = ({ premiumSlider }: Pick<HomeContent, 'premiumSlider'>): readonly HomeSection[] =>
  Object.values({ ...homeSections, living: { ...homeSections.living, label: premiumSlider.heading } })
