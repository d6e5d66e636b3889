/**
 * Whether a page of another site caused the request by a picture, a script or a frame
 * (https://www.w3.org/TR/fetch-metadata/). Such requests are not counted, so that other sites cannot use up an
 * address's limits. False for clients other than browsers.
 */
export function isForeignSubresource(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== 'cross-site' && site !== 'same-site') return false
  return headers.get('sec-fetch-mode') !== 'navigate' || headers.get('sec-fetch-dest') !== 'document'
}
