/** Owned by lib/registrations; see store.ts. */
export interface RegistrationStore {}
