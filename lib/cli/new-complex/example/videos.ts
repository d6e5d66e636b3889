import type { VideosInput } from '@/lib/content/schemas/guides'

/** Films; none, no page. */
export const videos: VideosInput = { brand: null, tabs: [] }
