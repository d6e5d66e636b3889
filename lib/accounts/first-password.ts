import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorWords as words } from '@/lib/messages/ko/account-office'

/** File in the data directory with the password if there is no terminal. */
export const FIRST_PASSWORD_FILE = 'first-password.txt'

interface GeneratedAccount {
  readonly email: string
  readonly password: string
}

/** Gives the generated password of the first administrator to the operator. */
export interface FirstPassword {
  /** Shows or writes the password once. Never throws: the account exists, and the operator can set another password. */
  announce(account: GeneratedAccount): Promise<void>
  /** Deletes the file after the password was used or changed. Never throws. */
  discard(email: string): Promise<void>
}

interface Channels {
  readonly directory: string
  /** Writes to a person's terminal; null if the output is collected as a log, as in a container. */
  readonly terminal: ((text: string) => void) | null
  readonly log: { warn(fields: object, text: string): void }
}

export function createFirstPassword({ directory, terminal, log }: Channels): FirstPassword {
  const path = join(directory, FIRST_PASSWORD_FILE)
  return {
    async announce(account) {
      if (terminal) return terminal(words.firstPassword(account.email, account.password))
      try {
        // `mode` only applies to new files.
        await rm(path, { force: true })
        await writeFile(path, words.firstPassword(account.email, account.password), { mode: 0o600, flag: 'wx' })
        log.warn({ path }, 'an administrator was made; the password is in this file, which goes at the first sign-in')
      } catch (error) {
        log.warn({ err: error, path }, 'an administrator was made, but the password could not be written down; set one with: npm run site -- admin password')
      }
    },
    async discard(email) {
      try {
        const written = await readFile(path, 'utf8').catch(() => '')
        if (written.split(/\s+/).includes(email)) await rm(path, { force: true })
      } catch (error) {
        log.warn({ err: error, path }, 'the first password could not be removed; remove the file')
      }
    },
  }
}
