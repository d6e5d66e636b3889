import { randomUUID } from 'node:crypto'
import { firebaseApp, type FirebaseApp } from '@/lib/accounts/firebase/app'
import { createFirestoreStore } from '@/lib/store/firestore'
import type { Store } from '@/lib/store/store'
import { emulatedServiceAccount } from './emulated-service-account'
import { testVault } from './registrations'

/** Each project id is a separate database in the emulator. */
export const freshProject = (): string => `demo-${randomUUID()}`

const { clientEmail, privateKey } = emulatedServiceAccount('demo')

/** firebase-admin's app for a project of the emulator. */
export const emulatedApp = (projectId: string): FirebaseApp => firebaseApp({ projectId, serviceAccount: { projectId, clientEmail, privateKey } })

/** A store on the emulator that FIRESTORE_EMULATOR_HOST names; a second one with the same project is a second instance. */
export const emulatedStore = (projectId = freshProject()): Store => createFirestoreStore(emulatedApp(projectId), testVault)
