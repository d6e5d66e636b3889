import { koreanName } from './ko/language'

/** Languages of the interface. The first is the language of everything that exists only once. */
export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Locales of Open Graph. */
export const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** Language tags of structured data (BCP 47). */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en' }

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly full: string; readonly short: string }>> = {
  ko: koreanName,
  en: { full: 'English', short: 'EN' },
}
