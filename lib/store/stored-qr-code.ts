import 'server-only'
import { z } from 'zod'
import { QR_MEDIA, type QrCode } from '@/lib/attribution/qr-code'
import { noteUnreadable } from './met-records'
import { storedTime, timeOrEpoch } from './stored-time'

const qrCode = z.object({
  id: z.string(),
  name: z.string(),
  medium: z.enum(QR_MEDIA),
  // Where it leads is a path of this site whatever changed.
  target: z.string().regex(/^\/(?!\/)[^\uFFFD]*$/),
  createdAt: storedTime,
  closedAt: storedTime.nullable(),
})

/** A printed code as an adapter read it. One that is malformed is closed: it leads home, as a closed one does. */
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
