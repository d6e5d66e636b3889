import 'server-only'
import { publicPaths } from '@/lib/content/paths'
import { pageTitles } from './page-titles'
import { QR_MEDIA, QR_MEDIUM_LABELS } from '@/lib/attribution/qr-code'
import type { CountedQrCode } from '@/lib/attribution/qr-code-store'

export interface QrCodeCard extends Pick<CountedQrCode, 'id' | 'name' | 'scans'> {
  readonly medium: string
  readonly target: string
  /** ISO 8601. */
  readonly at: string
  readonly closed: boolean
}

export const qrMediumOptions = QR_MEDIA.map((value) => ({ value, label: QR_MEDIUM_LABELS[value] }))
/** Pages that a code can lead to. */
export const qrTargetOptions = () => {
  const title = pageTitles()
  return publicPaths().map((path) => ({ value: path, label: title(decodeURIComponent(path)) }))
}

export const toQrCodeCard = ({ id, name, medium, target, createdAt, closedAt, scans }: CountedQrCode): QrCodeCard => ({
  id,
  name,
  medium: QR_MEDIUM_LABELS[medium],
  target: pageTitles()(decodeURIComponent(target)),
  at: createdAt.toISOString(),
  closed: closedAt !== null,
  scans,
})
