import type { ROUTER_MARK } from '@/lib/delivery/next/router-state'

/** What covers the page and has a history entry of its own (components/behaviour/overlay-entry.ts). */
export const OVERLAYS = ['popup', 'tour', 'notice'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** What a history entry of this site may carry: the App Router's mark, and those of open overlays; a tour's is its element's id. */
export type EntryState = { [ROUTER_MARK]?: boolean } & { [overlay in Overlay]?: string | true }

/** State of the present history entry; null where the browser made it (a typed address, an anchor). */
export const entryState = () => history.state as EntryState | null
