import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data directory, where nobody sits at a terminal. */
export const FIRST_PASSWORD_FILE = 'first-password.txt'

interface MadeUp {
  readonly email: string
  readonly password: string
}

/** How the operator learns the password that was made up for the first administrator. */
export interface FirstPassword {
  /** Tells it once. Never throws: the account is there, and the operator can set another password. */
  tell(account: MadeUp): Promise<void>
  /** The account's password was used or changed: what was written down goes. Never throws. */
  forget(email: string): Promise<void>
}

interface Means {
  readonly directory: string
  /** Writes to somebody's terminal; null where the output is collected as a log, as in a container. */
  readonly terminal: ((text: string) => void) | null
  readonly log: { warn(fields: object, text: string): void }
}

const notice = ({ email, password }: MadeUp) => `
  관리자 계정을 만들었습니다. 이 비밀번호는 다시 표시되지 않습니다.
    이메일    ${email}
    비밀번호  ${password}
    바꾸기    npm run admin -- password ${email}

`

export function createFirstPassword({ directory, terminal, log }: Means): FirstPassword {
  const path = join(directory, FIRST_PASSWORD_FILE)
  return {
    async tell(account) {
      if (terminal) return terminal(notice(account))
      try {
        // The mode is that of a new file only.
        await rm(path, { force: true })
        await writeFile(path, notice(account), { mode: 0o600, flag: 'wx' })
        log.warn({ path }, 'an administrator was made; the password is in this file, which goes at the first sign-in')
      } catch (error) {
        log.warn({ err: error, path }, 'an administrator was made, but the password could not be written down; set one with: npm run admin -- password')
      }
    },
    async forget(email) {
      try {
        const written = await readFile(path, 'utf8').catch(() => '')
        if (written.split(/\s+/).includes(email)) await rm(path, { force: true })
      } catch (error) {
        log.warn({ err: error, path }, 'the first password could not be removed; remove the file')
      }
    },
  }
}
