import { LANGUAGE_NAMES, type Language } from '@/lib/messages/language'

/** A page in another language. */
export interface Translation {
  language: Language
  href: string
}

/**
 * Leads to a page in another language, in whose own name it is written. A document has one language: such a link loads
 * the page whole (components/navigation).
 * @param short `EN` in place of English, where room is scarce
 */
export function LanguageLink({ to, className, short = false }: { to: Translation; className?: string | undefined; short?: boolean }) {
  const { language, href } = to
  const name = LANGUAGE_NAMES[language]
  return (
    <a href={href} hrefLang={language} lang={language} className={className} aria-label={short ? name.full : undefined}>
      {short ? name.short : name.full}
    </a>
  )
}
