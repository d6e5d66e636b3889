import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Content } from '@/lib/content/content'
import { englishRoutes, KOREAN_VERSIONS, routes, type EnglishPageId } from '@/lib/routes'

/** Korean path and English path of the pages that exist in both languages. */
function localizedPages({ english, pages }: Pick<Content, 'english' | 'pages'>): { ko: string; en: string }[] {
  if (!english) return []
  return (Object.keys(englishRoutes) as EnglishPageId[]).flatMap((id) => {
    const korean = KOREAN_VERSIONS[id]
    return korean && korean in pages ? [{ ko: routes[korean], en: englishRoutes[id] }] : []
  })
}

/** @returns the paths of the page at `path` in both languages; undefined where it exists in one only */
export const localizedVersionsOf = (content: Pick<Content, 'english' | 'pages'>, path: string): { ko: string; en: string } | undefined =>
  localizedPages(content).find(({ ko, en }) => ko === path || en === path)

/**
 * Absolute addresses by `hreflang`, each page naming itself too, and the Korean one for all other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function hreflangs(content: Pick<Content, 'english' | 'pages'>, path: string): Record<string, string> | undefined {
  const versions = localizedVersionsOf(content, path)
  return versions && { ko: absoluteUrl(versions.ko), en: absoluteUrl(versions.en), 'x-default': absoluteUrl(versions.ko) }
}
