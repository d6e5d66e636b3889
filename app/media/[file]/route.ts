import { withErrorResponses } from '@/lib/requests/error-response'
import { getMedia } from '@/lib/press/read-media'
import { services } from '@/lib/services'

/** Names are made from contents: what was fetched once is never asked for again. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A picture that staff uploaded, by the name that pages give it. */
export const GET = withErrorResponses(async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { type, bytes } = await getMedia(services(), (await params).file)
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      // Link previews and search results show our pictures on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})
