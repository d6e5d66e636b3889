import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'
import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'

/**
 * Gives e-mail and password to Firebase, and to nobody else. Loaded when somebody signs in, not before.
 * Nothing stays in the browser: the session is our cookie, and Firebase's own is forgotten with this call.
 * @returns an ID token, which proves the sign-in to our server
 * @throws FirebaseError
 */
export async function firebaseIdToken({ apiKey, authDomain, projectId, emulator }: FirebaseClientConfig, email: string, password: string): Promise<string> {
  const app = initializeApp({ apiKey, authDomain, projectId }, 'sign-in')
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return await user.getIdToken()
  } finally {
    await deleteApp(app)
  }
}
