/**
 * Maximum lengths of fields with rules of their own (registration-fields.ts has the others), in UTF-16 units as `maxlength`
 * counts them; nothing longer is stored.
 */
export const LIMITS = { name: 40, phone: 40, birthdate: 10, visitDate: 20, email: 254 } as const
/**
 * How many times its limit a raw value may be long: cleaning removes the second half of line ends, composes Hangul (three to one)
 * and shortens runs of spaces. Checked before anything else touches a value.
 */
export const RAW_FACTOR = 4
