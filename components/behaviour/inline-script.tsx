import { behaviour } from '@/.generated/behaviour-source'

/** The behaviour bundle, inline at the end of the body: taps are answered from the first paint. The delivery step hashes it for the CSP. */
export function InlineScript() {
  return <script dangerouslySetInnerHTML={{ __html: behaviour }} />
}
