import 'server-only'
import type { FirebaseClientConfig } from '@/lib/auth/firebase-client-config'
import { services } from '@/lib/services'

/** What the sign-in form needs where Firebase Authentication is used; null where the accounts are our own. */
export function firebaseClientConfig(): FirebaseClientConfig | null {
  const { firebase, env } = services()
  if (!firebase) return null
  const { FIREBASE_API_KEY = '', FIREBASE_PROJECT_ID = '', FIREBASE_AUTH_DOMAIN, FIREBASE_AUTH_EMULATOR_HOST } = env
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    authDomain: FIREBASE_AUTH_DOMAIN ?? `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
    emulator: FIREBASE_AUTH_EMULATOR_HOST ? `http://${FIREBASE_AUTH_EMULATOR_HOST}` : null,
  }
}
