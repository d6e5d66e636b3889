/** Beside the sealed result (result-flash.ts), and readable before a page is chosen: what the result page answers with. */
export const STATUS_COOKIE = 'registration-status'

export interface ResultStatus {
  readonly status: number
  /** Seconds until a try makes sense. */
  readonly retryAfter: number | null
}

export const writeResultStatus = ({ status, retryAfter }: ResultStatus): string => (retryAfter === null ? `${status}` : `${status}-${retryAfter}`)

/** @returns null for a cookie that is absent or none of ours, and after a success */
export function readResultStatus(cookie: string | undefined): ResultStatus | null {
  const match = /^(403|409|422|429|503)(?:-(\d{1,5}))?$/.exec(cookie ?? '')
  return match ? { status: Number(match[1]), retryAfter: match[2] === undefined ? null : Number(match[2]) } : null
}
