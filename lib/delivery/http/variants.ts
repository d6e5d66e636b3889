/** next-auth's own names, the first on https: whoever has one of them may get another variant of a page. */
export const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const

/** Parameters of a press list's query by which the middleware chooses the variant that depends on who asks. */
export const VARIANT_PARAMETERS = Object.freeze(['signin', 'cursor', 'notice'])

/** Names a draft that staff want to see on the real pages; it shows nothing without their session. */
export const PREVIEW_COOKIE = 'site-preview'
