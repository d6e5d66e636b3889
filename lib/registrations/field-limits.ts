/** Longest values of fields with rules of their own (registration-fields.ts has the others), in UTF-16 units as `maxlength` counts them; nothing longer is stored. */
export const LIMITS = { name: 40, phone: 40, birthdate: 10, email: 254 } as const
/**
 * How much longer than its limit a value may arrive: cleaning takes away the second half of line ends, joins decomposed
 * Hangul (three to one) and shortens runs of spaces. Asked before anything else touches a value.
 */
export const RAW_FACTOR = 4
