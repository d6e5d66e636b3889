import type { ConsentText, StoredConsentText } from './consent'

/** Every consent text that the site has shown. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface ConsentTextStore {
  consentText(hash: string): Promise<StoredConsentText | null>
  /**
   * Keeps the texts that the site shows from `at` on, and notes when they replaced others. Repeated with the same texts it
   * writes nothing.
   */
  publishConsentTexts(texts: readonly ConsentText[], at: Date): Promise<void>
}
