/**
 * A record that the store holds and cannot open, in the place of the record: what is kept of it is told, the rest reads as
 * undefined. Whoever uses a list of records has to say what becomes of these, or does not compile.
 */
export type Unreadable<Stored, Kept extends keyof Stored> = { readonly unreadable: true } & { readonly [Key in Kept]: Stored[Key] } & {
  readonly [Key in Exclude<keyof Stored, Kept | 'unreadable'>]?: never
}
