import type { ConsentText, StoredConsentText } from './consent'

/** All consent texts that the site has ever shown. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface ConsentTextStore {
  consentText(hash: string): Promise<StoredConsentText | null>
  /**
   * Stores the texts that the site shows from `at` on and when they replaced earlier ones. Writes nothing when the texts are
   * already current.
   */
  publishConsentTexts(texts: readonly ConsentText[], at: Date): Promise<void>
}
