import type { Thing, WithContext } from 'schema-dts'

/** The one place that writes a script tag of data. `<` is escaped, so no text of content can close the tag. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
