/** Parameters of a press list's query by which the middleware chooses the variant that depends on who asks. */
export const VARIANT_PARAMETERS = Object.freeze(['signin', 'cursor'])
