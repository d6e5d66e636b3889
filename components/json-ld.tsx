import type { Graph } from 'schema-dts'

/** The one place that writes a script tag of data. `<` is escaped, so no text of content can close the tag. */
export function JsonLd({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
