/** One encoded picture. It belongs to one article and goes with it: see PressStore. */
export interface Media {
  /** Made from its bytes, `{32 hex digits}.{webp,jpg}`: what stands under a name never changes. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** A document of Firestore holds 1 MiB, names and the rest included. */
export const MEDIA_MAX_BYTES = 1_000_000

/** The pictures of articles, for whoever asks by name; press writes and removes them. */
export interface MediaStore {
  /** @throws StoreUnavailableError */
  find(id: string): Promise<Uint8Array<ArrayBuffer> | null>
}
