import { behaviour } from '@/.generated/behaviour-source'
import { StaticElement } from '../static-markup/static-markup'

/** The behaviour bundle, inline at the end of the body: taps are answered from the first paint. The delivery step hashes it for the CSP. */
export function InlineScript() {
  return <StaticElement tag="script" html={behaviour} />
}
