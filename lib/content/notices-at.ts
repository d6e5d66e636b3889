import { koreanInstant } from '@/lib/korean-time'
import type { Notice } from './schemas/notices'

/** @returns notices that are shown at `now`, the most important first */
export const noticesAt = (notices: readonly Notice[], now: Date): Notice[] =>
  notices
    .filter(({ begins, ends }) => koreanInstant(begins) <= now && now < koreanInstant(ends))
    .toSorted((a, b) => a.priority - b.priority || (a.begins < b.begins ? -1 : 1))
