/**
 * Crawlers of link previews and their limits. `bytes`: documented share of a document that is read; otherwise 32 kB, the lowest
 * of all. `image`: requirements on a picture; `ratio` is its crop.
 * @typedef {object} Crawler
 * @property {string} name
 * @property {string} userAgent
 * @property {number} bytes of a document
 * @property {'og' | 'twitter'} prefers whose properties win
 * @property {{ minWidth: number, minHeight: number, maxBytes: number, ratio: number }} image pixels, bytes, width by height
 * @property {string} source
 */

const KB = 1024
const MB = 1024 * KB
const MIN_LARGE_CARD = 32 * KB
/** For crawlers without documented sizes: X's, the smallest that shows a large card. */
const UNDOCUMENTED = { minWidth: 300, minHeight: 157, maxBytes: 5 * MB, ratio: 1.91 }

/** @type {readonly Crawler[]} */
export const CRAWLERS = [
  {
    name: 'KakaoTalk',
    userAgent: 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    bytes: MIN_LARGE_CARD,
    prefers: 'og',
    image: { minWidth: 800, minHeight: 400, maxBytes: 5 * MB, ratio: 2 },
    source: '800x400 by https://devtalk.kakao.com/t/og-image-og/139618, 5 MB by https://developers.kakao.com/docs/latest/en/message-template/faq',
  },
  {
    name: 'Naver',
    userAgent: 'Mozilla/5.0 (compatible; Blueno/1.0; +http://naver.me/scrap)',
    bytes: MIN_LARGE_CARD,
    prefers: 'og',
    image: UNDOCUMENTED,
    source: 'Blueno reads links of the blog editor (https://searchadvisor.naver.com/guide/seo-basic-firewall); sizes are not documented',
  },
  {
    name: 'Facebook',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    bytes: MB,
    prefers: 'og',
    image: { minWidth: 600, minHeight: 315, maxBytes: 8 * MB, ratio: 1.91 },
    source: 'https://developers.facebook.com/docs/sharing/webmasters/images, .../webmasters/crawler (first megabyte)',
  },
  {
    name: 'X',
    userAgent: 'Twitterbot/1.0',
    bytes: MIN_LARGE_CARD,
    prefers: 'twitter',
    image: { minWidth: 300, minHeight: 157, maxBytes: 5 * MB, ratio: 2 },
    source: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
  },
  {
    name: 'Slack',
    userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    bytes: MIN_LARGE_CARD,
    prefers: 'og',
    image: UNDOCUMENTED,
    source: 'https://api.slack.com/robots (the first 32 kB); sizes are not documented',
  },
  {
    name: 'Telegram',
    userAgent: 'TelegramBot (like TwitterBot)',
    bytes: MIN_LARGE_CARD,
    prefers: 'og',
    image: UNDOCUMENTED,
    source: 'its own name; neither bytes nor sizes are documented',
  },
]
