/** What programs differ in and one program does not change between two requests. */
const SAID = ['user-agent', 'accept-language', 'accept-encoding', 'accept', 'sec-ch-ua', 'sec-ch-ua-platform', 'sec-ch-ua-mobile', 'x-requested-with']
/** Present in every browser's post, whatever the value. */
const SENT = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type']

/** What a client's program says of itself in its headers: equal for equal programs, and nothing that names a person. */
export const clientProgram = (headers: Headers): string => [...SAID.map((name) => headers.get(name) ?? ''), ...SENT.map((name) => (headers.has(name) ? name : ''))].join('\n')
