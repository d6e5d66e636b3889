/*
 * Who reads a page: a person, or a program. Shared by the front server, which counts views of pages, and by the route that
 * counts readings of articles.
 */

/** User agents of crawlers, link previews and monitors. */
const CRAWLER = /bot|crawl|spider|slurp|yeti|daum|scrap|facebookexternalhit|preview|lighthouse|pingdom|monitor/i
const PREFETCH = /prefetch|prerender/i

/**
 * False for crawlers and for prefetches of browsers.
 * @param {string} agent User-Agent; empty without one
 * @param {string} purpose Sec-Purpose and Purpose
 */
export const isHumanReader = (agent, purpose) => agent !== '' && !CRAWLER.test(agent) && !PREFETCH.test(purpose)
