/** Request headers whose values identify a user agent (HTTP fingerprinting): user agents differ in them, and one does not change them between two requests. */
const FINGERPRINT_HEADERS = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'accept',
  'sec-ch-ua',
  'sec-ch-ua-platform',
  'sec-ch-ua-mobile',
  'x-requested-with',
]
/** Headers of every browser's post; their values differ from page to page, so only their presence counts. */
const PRESENCE_HEADERS = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type']

/** A fingerprint of the client's user agent, from its headers: equal for equal user agents, and identifies nobody. */
export const userAgentFingerprint = (headers: Headers): string =>
  [...FINGERPRINT_HEADERS.map((name) => headers.get(name) ?? ''), ...PRESENCE_HEADERS.map((name) => (headers.has(name) ? name : ''))].join('\n')
