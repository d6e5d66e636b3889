import type { Graph } from 'schema-dts'
import { StaticElement } from './static-markup/static-markup'

/** The one place that writes a script tag of data. `<` is escaped, so no text of content can close the tag. */
export function JsonLd({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <StaticElement tag="script" type="application/ld+json" html={json} />
}
