/** One encoded picture. It belongs to one article and is removed with it: see PressStore. */
export interface Media {
  /** Hash of its bytes, `{32 hex digits}.{webp,jpg}`: the content of an id never changes. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** A document of Firestore holds 1 MiB, names and the rest included. */
export const MEDIA_MAX_BYTES = 1_000_000

/** Read access to article pictures; PressStore writes and removes them. */
export interface MediaStore {
  /** @throws StoreUnavailableError */
  find(id: string): Promise<Uint8Array<ArrayBuffer> | null>
}
