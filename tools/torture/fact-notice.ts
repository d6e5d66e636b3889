import type { FactVersion } from '@/lib/fact-version'
import type { Store } from '@/lib/store/store'
import { publishFact } from '../office.mjs'
import { sendRequest } from './load'
import { SITE_URL } from './target'

/* What the trials of facts publish: a notice that names its number in every sentence, so that half of it would be seen. */

export const NOTICE = 'site.officialNotice'
/** Published together with it. */
export const DISCLAIMER = 'site.disclaimer'
/** Long, so that half of it would be seen. */
const NOTICE_WORDS = 60

export const noticeText = (number: number): string => Array.from({ length: NOTICE_WORDS }, () => `게시 ${number}번입니다.`).join(' ')

/** @returns the number of a whole notice, undefined of any other text */
export function noticeNumber(text: string): number | undefined {
  const number = Number(/게시 (\d+)번입니다\./.exec(text)?.[1])
  return text.includes(noticeText(number)) ? number : undefined
}

/** As the office does. @param basedOn number of the notice's newest version */
export const publishByForm = (url: string, cookie: string, basedOn: number, value: string) =>
  publishFact(url, { cookie, siteUrl: SITE_URL }, { path: NOTICE, basedOn, value, reason: '시험' })

export const newestNotice = async (store: Store): Promise<FactVersion | undefined> => (await store.facts.listVersions({ path: NOTICE, limit: 1 }))[0]

/** @returns the number of the notice that a page shows whole */
export const shownNotice = async (url: string, path = '/'): Promise<number | undefined> => noticeNumber((await sendRequest(url + path, { headers: {} })).body)
