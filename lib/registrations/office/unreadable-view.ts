import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'
import { maskPhone } from '@/lib/registrations/phone'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'

/** Name and masked number in a list; those of an unreadable registration are not known. */
export const shownVisitor = (registration: StoredRegistration): { readonly name: string; readonly phone: string } =>
  registration.unreadable ? { name: words.unreadableOne(registration.id), phone: '' } : { name: registration.name, phone: maskPhone(registration.phone) }
