import { withErrorResponses } from '@/lib/requests/error-response'
import { getMedia } from '@/lib/press/read-media'
import { services } from '@/lib/services'

/** File names are content hashes, so a cached file is never requested again. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A picture uploaded by staff, by its file name. */
export const GET = withErrorResponses(async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { type, bytes } = await getMedia(services(), (await params).file)
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      // Link previews and search results embed our pictures on their pages.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})
