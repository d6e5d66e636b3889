/** The language's own name. */
export const koreanName = { full: '한국어', short: 'KO' }
