import 'server-only'
import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'
import { services } from '@/lib/services'

/** Configuration of the sign-in form with Firebase Authentication; null if this server verifies passwords. */
export const firebaseClientConfig = (): FirebaseClientConfig | null => services().identity.tokens?.clientConfig ?? null
