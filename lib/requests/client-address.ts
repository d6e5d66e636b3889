import { CLIENT_ADDRESS_HEADER, forwardedAddress } from '@/lib/server/client-address.mjs'

/**
 * IP address of the client. Our own server sets it as a header of its own and drops whatever a
 * client sends under that name. Another server that runs Next (development, a serverless host) hands on no connection,
 * only X-Forwarded-For, whose rightmost entry it wrote itself.
 * @param trustedHops how many proxies of our own stand before this process (TRUST_PROXY)
 * @returns `unknown` where nothing names an address
 */
export const clientAddress = (headers: Headers, trustedHops: number): string =>
  headers.get(CLIENT_ADDRESS_HEADER) || forwardedAddress('unknown', headers.get('x-forwarded-for') ?? undefined, Math.max(1, trustedHops))
