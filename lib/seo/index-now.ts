import { absoluteUrl } from '@/lib/seo/absolute-url'

/** Shares an address with all participants, Naver and Bing among them (https://www.indexnow.org/documentation). */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
/** File with the key; at the root, so that it covers every address. */
const INDEXNOW_KEY_PATH = '/indexnow.txt'
const TIMEOUT_MS = 5_000

interface Dependencies {
  /** Undefined: no announcements. */
  readonly key: string | undefined
  readonly log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }
  readonly fetch?: typeof fetch
}

/** Announces changed pages to search engines. Never rejects: they find unannounced pages by the sitemap. */
export type AnnouncePages = (paths: readonly string[]) => Promise<void>

export function announceByIndexNow({ key, log, fetch: send = fetch }: Dependencies): AnnouncePages {
  return async (paths) => {
    if (key === undefined) return
    const body = { host: new URL(absoluteUrl('/')).host, key, keyLocation: absoluteUrl(INDEXNOW_KEY_PATH), urlList: paths.map((path) => absoluteUrl(path)) }
    try {
      const { status } = await send(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // 202: the key will be checked.
      if (status === 200 || status === 202) log.info({ paths, status }, 'search engines were told of changed pages')
      else log.warn({ paths, status }, 'search engines refused to be told of changed pages')
    } catch (error) {
      log.warn({ paths, err: error }, 'search engines could not be told of changed pages')
    }
  }
}
