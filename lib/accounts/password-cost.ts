/**
 * scrypt with 32 MiB a hash, p = 3: one of the equal choices of OWASP's password storage cheat sheet,
 * taken over 128 MiB with p = 1 so that a few sign-ins at once fit beside the site in a small container.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
export const PASSWORD_COST: PasswordCost = { log2N: 15, r: 8, p: 3 }

/** Parameters of scrypt; `log2N` is the logarithm of its N. */
export interface PasswordCost {
  readonly log2N: number
  readonly r: number
  readonly p: number
}
