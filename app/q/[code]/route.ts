import { clientAddress } from '@/lib/requests/client-address'
import { userAgentFingerprint } from '@/lib/requests/user-agent-fingerprint'
import { isForeignSubresource } from '@/lib/requests/foreign-subresource'
import { StoreUnavailableError } from '@/lib/errors'
import { isHumanReader } from '@/lib/press/reading'
import { openQrCode } from '@/lib/attribution/open-qr-code'
import { services } from '@/lib/services'

type Context = { params: Promise<{ code: string }> }

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })

/**
 * Redirects a scanned QR code to its page in one hop, with the code in the address. Redirects unknown and closed codes
 * to the home page.
 */
async function open({ headers }: Request, code: string, counts: boolean): Promise<Response> {
  try {
    const { store, env, qrLimits, qrScans } = services()
    const address = clientAddress(headers, env.TRUST_PROXY)
    const target = await openQrCode({ store, qrLimits, qrScans }, code, {
      address,
      userAgent: userAgentFingerprint(headers),
      isHuman: counts && isHumanReader(headers) && !isForeignSubresource(headers),
    })
    return redirect(target)
  } catch (error) {
    if (error instanceof StoreUnavailableError) return redirect('/')
    throw error
  }
}

export const GET = async (request: Request, { params }: Context): Promise<Response> => open(request, (await params).code, true)
export const HEAD = async (request: Request, { params }: Context): Promise<Response> => open(request, (await params).code, false)
