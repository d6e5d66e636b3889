import { LANGUAGES, type Language } from '@/lib/messages/language'
const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-GB' }
const formats = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })]))

/** A calendar day, `YYYY-MM-DD`, written as 2025년 3월 1일 or 1 March 2025. */
export function Day({ value, language = 'ko' }: { value: string; language?: Language }) {
  return <time dateTime={value}>{formats[language]?.format(new Date(`${value}T00:00:00Z`))}</time>
}
