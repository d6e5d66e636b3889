import 'server-only'
import { revalidatePath, revalidateTag, unstable_cache } from 'next/cache'

const PRESS_TAG = 'press'

/** Pages that were rendered from press articles are rendered anew at their next visit. */
export function revalidatePress(): void {
  revalidatePath('/(visitor)/[site]/press', 'page')
  revalidatePath('/(visitor)/[site]/press/[id]', 'page')
  revalidateTag(PRESS_TAG, { expire: 0 })
}

/**
 * Caches a read of the press in this instance until the press changes here, at most `seconds`, so that requests to
 * public URLs do not each cost a read of the store.
 * @param name of what is kept
 * @param read its result passes through JSON
 */
export const cachePress = <Result>(name: string, seconds: number, read: () => Promise<Result>): Promise<Result> =>
  unstable_cache(read, [PRESS_TAG, name], { tags: [PRESS_TAG], revalidate: seconds })()
