import { LANGUAGE_NAMES, type Language } from '@/lib/messages/language'

/** A page in another language. */
export interface Translation {
  language: Language
  href: string
}

/**
 * Link to a page in another language, labelled in that language. A document has one language, so the link loads the page instead
 * of changing the route (components/navigation).
 * @param short `EN` in place of English, where space is scarce
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
