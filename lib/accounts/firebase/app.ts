import 'server-only'
import { randomUUID } from 'node:crypto'
import type { App } from 'firebase-admin/app'
import { readServiceAccount, type ServiceAccountKey } from './service-account'
import { operatorWords as words } from '@/lib/messages/ko/account-office'

export interface FirebaseOptions {
  readonly projectId: string
  /** Absent: the machine's own identity (Cloud Run) or GOOGLE_APPLICATION_CREDENTIALS. */
  readonly serviceAccount?: ServiceAccountKey | undefined
}

/** firebase-admin's app, shared by the store and the identity provider. */
export interface FirebaseApp {
  /** Initialised at first use, so that installations with the embedded store never load the SDK. */
  open(): Promise<App>
  close(): Promise<void>
}

export function firebaseApp({ projectId, serviceAccount }: FirebaseOptions): FirebaseApp {
  let app: Promise<App> | undefined
  return {
    open() {
      app ??= import('firebase-admin/app').then(({ applicationDefault, cert, initializeApp }) =>
        initializeApp({ projectId, credential: serviceAccount ? cert(serviceAccount) : applicationDefault() }, `site-${randomUUID()}`),
      )
      return app
    },
    async close() {
      const opened = app
      app = undefined
      if (!opened) return
      const { deleteApp } = await import('firebase-admin/app')
      await deleteApp(await opened)
    },
  }
}

/** @throws Error that names a missing or invalid variable */
export function firebaseAppOf({
  FIREBASE_PROJECT_ID,
  FIREBASE_SERVICE_ACCOUNT,
}: {
  readonly FIREBASE_PROJECT_ID?: string | undefined
  readonly FIREBASE_SERVICE_ACCOUNT?: string | undefined
}): FirebaseApp {
  if (!FIREBASE_PROJECT_ID) throw new Error(words.firebaseProject)
  return firebaseApp({ projectId: FIREBASE_PROJECT_ID, serviceAccount: FIREBASE_SERVICE_ACCOUNT ? readServiceAccount(FIREBASE_SERVICE_ACCOUNT) : undefined })
}
