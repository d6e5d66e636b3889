import 'server-only'
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
}

export const toWaitingCard = ({ id, createdAt, name, phone, source }: Registration): WaitingCard => ({
  id,
  at: createdAt.toISOString(),
  name: `${[...name][0] ?? ''}**`,
  phone: maskPhone(phone),
  source: SOURCE_LABELS[source],
})
