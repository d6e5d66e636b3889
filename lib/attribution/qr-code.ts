import { qrWords } from '@/lib/messages/ko/first-touch'

/** The medium on which a code is printed, or who hands it out. */
export const QR_MEDIA = ['banner', 'bus', 'leaflet', 'broker'] as const
export type QrMedium = (typeof QR_MEDIA)[number]
export const QR_MEDIUM_LABELS: Readonly<Record<QrMedium, string>> = qrWords.media

/** A printed QR code: `/q/{id}` redirects to `target`, and a following registration has the code as its channel. */
export interface QrCode {
  /** Ten of 31 letters and digits, 49 bits: too many to guess. */
  readonly id: string
  readonly name: string
  readonly medium: QrMedium
  /** Path of a public page. */
  readonly target: string
  readonly createdAt: Date
  /** The code redirects to the home page from this time on. */
  readonly closedAt: Date | null
}

/** Without characters that look alike (0 and o, 1, i and l), because people also type codes. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const ID_LENGTH = 10
const ID = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`)
export const QR_NAME_MAX = 40

export const isQrCodeId = (text: string): boolean => ID.test(text)

/** @param random returns an unpredictable integer from 0 to below its argument */
export const newQrCodeId = (random: (below: number) => number): string => Array.from({ length: ID_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')

/** How long a closed code still counts for visitors who are on the site already. */
const CLOSING_MS = 24 * 60 * 60 * 1000

/** Whether a registration may have this code as its channel. */
export const countsForRegistrations = ({ closedAt }: Pick<QrCode, 'closedAt'>, now: Date): boolean =>
  closedAt === null || now.getTime() - closedAt.getTime() < CLOSING_MS
