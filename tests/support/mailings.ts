import type { Mailing } from '@/lib/messaging/mailing'
import { MORNING } from './registrations'

/** A draft of an advertisement. */
export const mailingOf = (changes: Partial<Mailing> = {}): Mailing => ({
  id: 'mailing-1',
  revision: 1,
  state: 'draft',
  text: '주말 관람 안내',
  body: '(광고)[가람누리 리버파크] 1533-8848\n주말 관람 안내\n무료 수신거부 080-000-0000',
  author: 'choi@example.com',
  authors: ['choi@example.com'],
  createdAt: MORNING,
  recipients: 2,
  countedAt: MORNING,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  queued: 0,
  through: null,
  ...changes,
})
