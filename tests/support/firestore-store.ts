import { randomUUID } from 'node:crypto'
import { firebaseApp } from '@/lib/firebase/app'
import { createFirestoreStore } from '@/lib/store/firestore'
import type { Store } from '@/lib/store/store'
import { testVault } from './registrations'

/** A project id is a database of its own in the emulator. */
export const freshProject = (): string => `demo-${randomUUID()}`

/** A store on the emulator that FIRESTORE_EMULATOR_HOST names; a second one with the same project is a second instance. */
export const emulatedStore = (projectId = freshProject()): Store => createFirestoreStore(firebaseApp({ projectId }), testVault)
