/** Request headers whose values identify a program (HTTP fingerprinting): programs differ in them, one program does not change them between two requests. */
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
/** Every browser's post has these; their values differ from page to page, so only their presence counts. */
const PRESENCE_HEADERS = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type']

/** A fingerprint of the client's program, from its headers: equal for equal programs, and nothing that names a person. */
export const clientProgram = (headers: Headers): string =>
  [...FINGERPRINT_HEADERS.map((name) => headers.get(name) ?? ''), ...PRESENCE_HEADERS.map((name) => (headers.has(name) ? name : ''))].join('\n')
