import { INTEREST_FORM_ANCHOR } from '@/lib/routes'

/** Ground of a section at the window's right edge, where the side index floats. */
export type SectionTone = 'light' | 'dark'

export interface HomeSection {
  /** Anchor of the section: part of links that people share, so it does not change lightly. */
  id: string
  /** Name in the side index. */
  label: string
  tone: SectionTone
}

/** The home page's screens from top to bottom; their number is the full-page scroll's last whole index. */
export const homeSections = {
  hero: { id: 'home', label: '처음', tone: 'dark' },
  brand: { id: 'brand', label: '브랜드', tone: 'light' },
  premium: { id: 'premium', label: '프리미엄', tone: 'light' },
  business: { id: 'business', label: '사업개요', tone: 'light' },
  living: { id: 'living', label: '일곱 가지 계획', tone: 'light' },
  complex: { id: 'complex', label: '단지안내', tone: 'light' },
  units: { id: 'units', label: '세대안내', tone: 'light' },
  interest: { id: INTEREST_FORM_ANCHOR, label: '관심고객 등록', tone: 'dark' },
} as const satisfies Record<string, HomeSection>

export const homeSectionList: readonly HomeSection[] = Object.values(homeSections)
