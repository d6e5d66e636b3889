import 'server-only'
import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'
import { services } from '@/lib/services'

/** What the sign-in form needs where Firebase Authentication is used; null where this server judges passwords. */
export const firebaseClientConfig = (): FirebaseClientConfig | null => services().identity.tokens?.clientConfig ?? null
