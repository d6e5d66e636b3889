import type { HomeContent } from '@/lib/content/schemas/home'
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
  hero: { id: 'home', label: '처음', tone: 'dark' },
  brand: { id: 'brand', label: '브랜드', tone: 'light' },
  premium: { id: 'premium', label: '프리미엄', tone: 'light' },
  business: { id: 'business', label: '사업개요', tone: 'light' },
  living: { id: 'living', tone: 'light' },
  complex: { id: 'complex', label: '단지안내', tone: 'light' },
  units: { id: 'units', label: '세대안내', tone: 'light' },
  interest: { id: INTEREST_FORM_ANCHOR, label: '관심고객 등록', tone: 'dark' },
} as const satisfies Record<string, Omit<HomeSection, 'label'> & Partial<HomeSection>>

/** The entries of the side index. The slider's section is called by its heading, which counts the slides. */
export const listHomeSections = ({ premiumSlider }: Pick<HomeContent, 'premiumSlider'>): readonly HomeSection[] =>
  Object.values({ ...homeSections, living: { ...homeSections.living, label: premiumSlider.heading } })
