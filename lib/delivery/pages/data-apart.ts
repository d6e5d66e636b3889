import { FLIGHT_TYPE } from '../next/route-change'
import { EncodedBody } from './encoded-body'
import type { PageStore } from './page-store'
import type { DataApart } from '../finish/page-finisher'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Keeps what a page hydrates from beside it, as the build does: in the page it is a fifth of all its bytes, and holds the paint
 * back. Its name is that of its content, so that a page which changed leaves that of the page before to whoever has just got it.
 * @returns the key under which it was kept; undefined where the build has it
 */
export function keepDataApart(pages: PageStore, { address, data }: DataApart): string | undefined {
  const found = pages.find(address)
  if (found) return found.key === '' ? undefined : found.key
  pages.keep(
    address,
    {
      tags: [],
      renderedAt: pages.now(),
      times: { revalidate: false },
      headers: { 'content-type': FLIGHT_TYPE, 'cache-control': FOREVER, vary: 'accept-encoding' },
      bodies: new Map([['page', new EncodedBody(data)]]),
    },
    address,
  )
  return address
}
