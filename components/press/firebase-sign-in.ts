import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'
import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'

/**
 * Signs in with e-mail and password at Firebase, and sends them nowhere else. Loaded only when somebody signs in. Keeps
 * no Firebase session in the browser: our cookie is the session.
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
