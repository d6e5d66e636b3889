import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedStore } from '../support/firestore-store'
import { archiveStoreContract } from './archive-store'
import { assigneeContract } from './assignee-store'
import { dueStoreContract } from './due-store'
import { documentStoreContract } from './document-store'
import { dutyStoreContract } from './duty-store'
import { originStoreContract } from './origin-store'
import { factStoreContract } from './fact-store'
import { mailingStoreContract } from './mailing-store'
import { mergeStoreContract } from './merge-store'
import { officeBookingContract } from './office-booking-store'
import { outboxStoreContract } from './outbox-store'
import { pageCountContract } from './page-count-store'
import { pressStoreContract } from './press-store'
import { quarantineContract } from './quarantine-store'
import { registrationEventContract } from './registration-event-store'
import { registrationStoreContract } from './registration-store'
import { reportStoreContract } from './report-store'
import { tagStoreContract } from './tag-store'
import { staffStoreContract } from './staff-store'
import { visitChangeContract } from './visit-change-store'
import { visitHoldContract } from './visit-hold-store'
import { visitQuarantineContract } from './visit-quarantine-store'
import { visitStoreContract } from './visit-store'

describeWithFirestore('the Firestore store', () => {
  const disposable = async () => {
    const store = emulatedStore()
    return { store, dispose: () => store.close() }
  }
  pressStoreContract('firestore', async () => emulatedStore())
  staffStoreContract('firestore', async () => emulatedStore())
  registrationStoreContract('firestore', disposable)
  quarantineContract('firestore', disposable)
  assigneeContract('firestore', disposable)
  registrationEventContract('firestore', disposable)
  dueStoreContract('firestore', disposable)
  reportStoreContract('firestore', disposable)
  pageCountContract('firestore', disposable)
  tagStoreContract('firestore', disposable)
  dutyStoreContract('firestore', disposable)
  archiveStoreContract('firestore', disposable)
  documentStoreContract('firestore', disposable)
  factStoreContract('firestore', disposable)
  mailingStoreContract('firestore', disposable)
  mergeStoreContract('firestore', disposable)
  outboxStoreContract('firestore', disposable)
  originStoreContract('firestore', disposable)
  visitStoreContract('firestore', disposable)
  visitHoldContract('firestore', disposable)
  visitQuarantineContract('firestore', disposable)
  visitChangeContract('firestore', disposable)
  officeBookingContract('firestore', disposable)
})
