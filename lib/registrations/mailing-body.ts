import { createHash } from 'node:crypto'
import { cleanLines } from '@/lib/clean-text'
import { RAW_FACTOR } from '@/lib/field-limits'
import { mailingWords } from '@/lib/messages/ko/office-mailings'
import { LMS_BYTES_MAX, smsBytes, smsText } from '@/lib/messaging/sms-text'
import type { RegistrationPolicy } from '@/lib/registrations/policy'

/** Letters of the text itself; with what the law adds it stays an LMS. */
export const MAILING_TEXT_MAX = 800

/** Fills what an office's template names of the site. */
export const fillTemplate = (text: string, { facts }: Pick<RegistrationPolicy, 'facts'>): string =>
  text.replace(/\{(site|address|hours|phone)\}/g, (_whole, key: 'site' | 'address' | 'hours' | 'phone') => facts[key])

/** @returns a typed text as it is stored; null if it is empty, too long, or no carrier can transmit any of it */
export function cleanMailingText(typed: string): string | null {
  const text = typed.length > RAW_FACTOR * MAILING_TEXT_MAX ? '' : smsText(cleanLines(typed)).trim()
  return text === '' || text.length > MAILING_TEXT_MAX || smsBytes(text) > LMS_BYTES_MAX ? null : text
}

type Facts = Pick<RegistrationPolicy, 'facts'>
const head = ({ facts }: Facts): string => smsText(mailingWords.head(facts.site, facts.phone))
const foot = ({ facts }: Facts): string => smsText(mailingWords.foot(facts.optOut))

/** The form that 정보통신망법 시행령 별표 6 demands: the mark, who sends it and their number first, the free opt-out last. */
export const mailingBody = (text: string, policy: Facts): string => head(policy) + smsText(fillTemplate(text, policy)) + foot(policy)

/** Whether a whole SMS may be sent as it is: a longer one would lose its end, the free opt-out. */
export const isOneLms = (body: string): boolean => smsBytes(body) <= LMS_BYTES_MAX

/** Whether a stored SMS still names today's sender and opt-out. */
export const hasLegalForm = (body: string, policy: Facts): boolean => body.startsWith(head(policy)) && body.endsWith(foot(policy))

/**
 * @param form made with the page
 * @returns an id of what a form said: the same for a form that is sent twice, another one for another text from the same form, as
 *   after the browser's back button
 */
export const idOfText = (form: string, text: string): string => `${form}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
