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
 * Keeps what was read of the press in this instance until the press changes here, `seconds` at most: addresses that
 * anybody may ask for without end must not cost the store a reading each time.
 * @param name of what is kept
 * @param read its result passes through JSON
 */
export const keepingPress = <Result>(name: string, seconds: number, read: () => Promise<Result>): Promise<Result> =>
  unstable_cache(read, [PRESS_TAG, name], { tags: [PRESS_TAG], revalidate: seconds })()
