import type { Graph } from 'schema-dts'
import { StaticElement } from './static-markup/static-markup'

/** The only place that writes a script tag of data. Escapes `<`, so that no text of content can close the tag. */
export function JsonLd({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <StaticElement tag="script" type="application/ld+json" html={json} />
}
