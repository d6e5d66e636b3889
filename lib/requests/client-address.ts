import { CLIENT_ADDRESS_HEADER, forwardedAddress } from '@/lib/delivery/http/client-address'

/**
 * IP address of the client. Our own server sets it in a header and drops that header from clients. Other servers that
 * run Next (development, serverless hosts) pass no connection on, only X-Forwarded-For, whose rightmost entry they
 * write.
 * @param trustedHops number of our own proxies in front of this process (TRUST_PROXY)
 * @returns `unknown` without an address
 */
export const clientAddress = (headers: Headers, trustedHops: number): string =>
  headers.get(CLIENT_ADDRESS_HEADER) || forwardedAddress('unknown', headers.get('x-forwarded-for') ?? undefined, Math.max(1, trustedHops))
