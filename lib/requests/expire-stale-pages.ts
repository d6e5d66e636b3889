import 'server-only'
import { revalidateTag } from 'next/cache'
import { services } from '@/lib/services'

/** Has pages that say what no longer holds rendered anew, on our own server and on other hosts of Next. Called after an edit. */
export async function expireStalePages(): Promise<void> {
  try {
    for (const tag of await services().staleTags()) revalidateTag(tag, { expire: 0 })
  } catch (error) {
    // What was saved is saved: where the store does not answer now, it is asked again within a minute.
    services().log.warn({ err: error }, 'pages follow what was saved in a minute')
  }
}
