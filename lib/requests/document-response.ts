import { getDocumentFile } from '@/lib/documents/read-document'
import { services } from '@/lib/services'

const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const
/** A version's bytes never change, but it may be hidden. */
const MINUTE = 'public, max-age=60'
/** The address stays and its file changes: asked again at each use. */
const ALWAYS_ASKED = 'public, max-age=0, must-revalidate'

/**
 * A document's file as a download. Uploads are untrusted even after their check: no other type may be guessed, and a browser that shows it
 * anyway shows it in a sandbox.
 * @param version undefined: the newest
 * @throws NotFoundError, StoreUnavailableError
 */
export async function documentResponse(request: Pick<Request, 'headers'>, id: string, version?: string): Promise<Response> {
  const { title, number, type, hash, bytes } = await getDocumentFile(services(), id, version)
  const etag = `"${hash}"`
  const headers = { etag, 'cache-control': version === undefined ? ALWAYS_ASKED : MINUTE }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const name = `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${number}.${type}`
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': TYPES[type],
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="document-${id}-${number}.${type}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
