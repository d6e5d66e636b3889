import 'server-only'
import { randomUUID } from 'node:crypto'
import type { App } from 'firebase-admin/app'
import type { ServiceAccountKey } from './service-account'

export interface FirebaseOptions {
  readonly projectId: string
  /** Absent: the machine's own identity (Cloud Run) or GOOGLE_APPLICATION_CREDENTIALS. */
  readonly serviceAccount?: ServiceAccountKey | undefined
}

/** firebase-admin's app, shared by the store and the identities. */
export interface FirebaseApp {
  /** Made at first use: whoever runs the embedded store never loads the SDK. */
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
