/**
 * A stored record that cannot be decrypted: the kept fields are known, the others undefined. Code that uses a list of
 * records must handle these to compile.
 */
export type Unreadable<Stored, Kept extends keyof Stored> = { readonly unreadable: true } & { readonly [Key in Kept]: Stored[Key] } & {
  readonly [Key in Exclude<keyof Stored, Kept | 'unreadable'>]?: never
}
