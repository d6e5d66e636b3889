/** The status of the result page's response. A cookie beside the encrypted result (result-flash.ts), readable before a page is rendered. */
export const STATUS_COOKIE = 'registration-status'

export interface ResultStatus {
  readonly status: number
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | null
}

export const writeResultStatus = ({ status, retryAfter }: ResultStatus): string => (retryAfter === null ? `${status}` : `${status}-${retryAfter}`)

/** @returns null without a valid cookie, and after a success */
export function readResultStatus(cookie: string | undefined): ResultStatus | null {
  const match = /^(403|409|422|429|503)(?:-(\d{1,5}))?$/.exec(cookie ?? '')
  return match ? { status: Number(match[1]), retryAfter: match[2] === undefined ? null : Number(match[2]) } : null
}
