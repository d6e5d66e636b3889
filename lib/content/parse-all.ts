import { checkAll } from './check-all'
import { CHECKS_AT_LOAD } from './checks-at-load'
import { contentSchemas, type Content } from './content'
import { CONTENT_FILES } from './content-files'
import { ContentError, parseContent } from './parse'

/** The values of each part of content, before their schemas. */
export type ContentSources = Readonly<Record<keyof Content, unknown>>

/**
 * Parses every part by its schema, then runs the checks beyond single schemas.
 * @throws ContentError with every error at once
 */
export function parseAll(sources: ContentSources): Content {
  const faults: string[] = []
  const parsed: Partial<Content> = Object.fromEntries(
    (Object.keys(contentSchemas) as (keyof Content)[]).map((part) => [part, parseContent(CONTENT_FILES[part], contentSchemas[part], sources[part], faults)]),
  )
  faults.push(...checkAll(parsed, CHECKS_AT_LOAD))
  if (faults.length > 0) throw new ContentError(faults, parsed)
  // Without errors, every part has passed its schema.
  return parsed as Content
}
