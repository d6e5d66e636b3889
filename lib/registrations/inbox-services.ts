import type { Store } from '@/lib/store/store'
import type { RegistrationPolicy } from './policy'

/** What the office's use cases need of {@link import('@/lib/services').Services}. */
export interface InboxServices {
  readonly store: Pick<Store, 'registrations' | 'outbox' | 'audit'>
  readonly policy: RegistrationPolicy
  readonly now: () => Date
}
