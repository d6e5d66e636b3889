import 'server-only'
import { revalidatePath, revalidateTag, unstable_cache } from 'next/cache'

const PRESS_TAG = 'press'

/** Revalidates pages rendered from press articles. */
export function revalidatePress(): void {
  revalidatePath('/(visitor)/[site]/press', 'page')
  revalidatePath('/(visitor)/[site]/press/[id]', 'page')
  revalidateTag(PRESS_TAG, { expire: 0 })
}

/**
 * Caches a read of the press in this instance until the press changes here, at most `seconds`, so that requests to
 * public URLs do not each cost a store read.
 * @param name cache key
 * @param read its result must be serialisable as JSON
 */
export const cachePress = <Result>(name: string, seconds: number, read: () => Promise<Result>): Promise<Result> =>
  unstable_cache(read, [PRESS_TAG, name], { tags: [PRESS_TAG], revalidate: seconds })()
