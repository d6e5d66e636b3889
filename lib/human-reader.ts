/*
 * Tells whether a person or a program reads a page. Shared by the front server, which counts page views, and the route
 * that counts article views.
 */

/** User agents of crawlers, link previews and monitors. */
const CRAWLER = /bot|crawl|spider|slurp|yeti|daum|scrap|facebookexternalhit|preview|lighthouse|pingdom|monitor/i
const PREFETCH = /prefetch|prerender/i

/**
 * False for crawlers and browser prefetches.
 * @param agent User-Agent; empty without one
 * @param purpose Sec-Purpose and Purpose
 */
export const isHumanReader = (agent: string, purpose: string) => agent !== '' && !CRAWLER.test(agent) && !PREFETCH.test(purpose)
