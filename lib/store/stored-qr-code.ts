import 'server-only'
import { z } from 'zod'
import { QR_MEDIA, type QrCode } from '@/lib/attribution/qr-code'
import { noteUnreadable } from './met-records'
import { storedTime, timeOrEpoch } from './stored-time'

const qrCode = z.object({
  id: z.string(),
  name: z.string(),
  medium: z.enum(QR_MEDIA),
  // Its target is always a path of this site, even if the record was changed.
  target: z.string().regex(/^\/(?!\/)[^\uFFFD]*$/),
  createdAt: storedTime,
  closedAt: storedTime.nullable(),
})

/** A QR code as an adapter read it. A malformed one counts as closed: it leads to the home page. */
export function readQrCode(read: Readonly<Record<keyof QrCode, unknown>>): QrCode {
  const checked = qrCode.safeParse(read)
  if (checked.success) return checked.data
  const id = String(read.id)
  noteUnreadable({ kind: 'qr-code', id })
  return {
    id,
    name: typeof read.name === 'string' ? read.name : id,
    medium: QR_MEDIA[0],
    target: '/',
    createdAt: timeOrEpoch(read.createdAt),
    closedAt: timeOrEpoch(read.closedAt),
  }
}
