import { qrWords } from '@/lib/messages/ko/first-touch'

/** On what a code is printed, or who hands it out. */
export const QR_MEDIA = ['banner', 'bus', 'leaflet', 'broker'] as const
export type QrMedium = (typeof QR_MEDIA)[number]
export const QR_MEDIUM_LABELS: Readonly<Record<QrMedium, string>> = qrWords.media

/** A printed code: `/q/{id}` leads to `target`, and a registration that follows says that it came from it. */
export interface QrCode {
  /** Ten of 31 letters and digits, 49 bits: nobody finds another's by trying. */
  readonly id: string
  readonly name: string
  readonly medium: QrMedium
  /** Path of a public page. */
  readonly target: string
  readonly createdAt: Date
  /** From then on it leads home. */
  readonly closedAt: Date | null
}

/** Without letters that look like another (0 and o, 1, i and l): people also type them. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const ID_LENGTH = 10
const ID = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`)
export const QR_NAME_MAX = 40

export const isQrCodeId = (text: string): boolean => ID.test(text)

/** @param random a whole number from 0 to below its argument, that nobody can foresee */
export const newQrCodeId = (random: (below: number) => number): string => Array.from({ length: ID_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')

/** How long a code that was closed counts for those who are on the site already. */
const CLOSING_MS = 24 * 60 * 60 * 1000

/** Whether a registration may say that it came from this code. */
export const countsForRegistrations = ({ closedAt }: Pick<QrCode, 'closedAt'>, now: Date): boolean =>
  closedAt === null || now.getTime() - closedAt.getTime() < CLOSING_MS
