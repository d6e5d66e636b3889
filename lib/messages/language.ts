import { koreanName } from './ko/language'

/** Languages that the interface speaks. The first is that of whatever exists once. */
export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** As Open Graph names them. */
export const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** As structured data names them (BCP 47). */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en' }

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly full: string; readonly short: string }>> = {
  ko: koreanName,
  en: { full: 'English', short: 'EN' },
}
