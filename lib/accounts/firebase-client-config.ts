/** What a browser needs to sign in with Firebase. None of it is secret: it identifies the project and grants no access. */
export interface FirebaseClientConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** `http://host:port` of the Authentication emulator; never in production. */
  readonly emulator: string | null
}
