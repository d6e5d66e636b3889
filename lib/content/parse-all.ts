import { checkAll } from './check-all'
import { CHECKS_AT_LOAD } from './checks-at-load'
import { contentSchemas, type Content } from './content'
import { CONTENT_FILES } from './content-files'
import { ContentError, parseContent } from './parse'

/** What is written for each part of content, before its schema. */
export type ContentSources = Readonly<Record<keyof Content, unknown>>

/**
 * Every part by its schema, then what no single schema can see.
 * @throws ContentError with every fault at once
 */
export function parseAll(sources: ContentSources): Content {
  const faults: string[] = []
  const parsed: Partial<Content> = Object.fromEntries(
    (Object.keys(contentSchemas) as (keyof Content)[]).map((part) => [part, parseContent(CONTENT_FILES[part], contentSchemas[part], sources[part], faults)]),
  )
  faults.push(...checkAll(parsed, CHECKS_AT_LOAD))
  if (faults.length > 0) throw new ContentError(faults, parsed)
  // Without a fault each part is what its schema made.
  return parsed as Content
}
