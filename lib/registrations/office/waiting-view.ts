import 'server-only'
import { cutAt } from '@/lib/cut-text'
import { preferenceLabel } from '@/lib/registrations/preference'
import { maskPhone } from '@/lib/registrations/phone'
import { SOURCE_LABELS } from '@/lib/registration-fields'
import type { Registration } from '@/lib/registrations/stored-registration'

/** A registration without an assignee, as shown to those who may take it: enough to choose, not enough to call. */
export interface WaitingCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** `홍**` */
  readonly name: string
  readonly phone: string
  readonly source: string
  /** The visitor's question, without numbers that could be called, and the preference; null without both. */
  readonly asked: string | null
}

const ASKED_MAX = 80
/** Digits in a row, perhaps with spaces or hyphens between them. */
const NUMBER = /\d(?:[\d\s-]*\d){4,}/g

/** The visitor's question on a row, in one line and without numbers that could be called. */
export const questionOnRow = (message: string): string => cutAt(message.replace(NUMBER, '***').replace(/\s+/g, ' '), ASKED_MAX)

export const toWaitingCard = ({ id, createdAt, name, phone, source, message, preference }: Registration): WaitingCard => ({
  id,
  at: createdAt.toISOString(),
  name: `${[...name][0] ?? ''}**`,
  phone: maskPhone(phone),
  source: SOURCE_LABELS[source],
  asked: [message === null ? null : questionOnRow(message), preferenceLabel(preference)].filter(Boolean).join(' · ') || null,
})
