import 'server-only'
import { revalidatePath } from 'next/cache'

/** Pages that were rendered from press articles are rendered anew at their next visit. */
export function revalidatePress(): void {
  revalidatePath('/(visitor)/[site]/press', 'page')
  revalidatePath('/(visitor)/[site]/press/[id]', 'page')
}
