/**
 * Whether a page of another site makes its reader's browser ask, by a picture, a script or a frame: nobody has opened
 * anything (https://www.w3.org/TR/fetch-metadata/). Such requests count for nothing, so that a page elsewhere cannot use up
 * what an address may ask for. False for what is no browser.
 */
export function isForeignSubresource(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== 'cross-site' && site !== 'same-site') return false
  return headers.get('sec-fetch-mode') !== 'navigate' || headers.get('sec-fetch-dest') !== 'document'
}
