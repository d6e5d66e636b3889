import { content } from '@/lib/content/load'

/** A home that the site plan offers, as `101-1203`. */
export function offeredHome(): string {
  for (const { number, lines } of content.sitePlan.complexes.flatMap(({ buildings }) => buildings))
    for (const [index, parts] of lines.entries()) for (const { type, from } of parts) if (type !== null) return `${number}-${from * 100 + index + 1}`
  throw new Error('the site plan offers no home')
}
