/** What a browser needs to sign in with Firebase. None of it is secret: it names the project, it opens nothing. */
export interface FirebaseClientConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** `http://host:port` of the Authentication emulator; never in production. */
  readonly emulator: string | null
}
