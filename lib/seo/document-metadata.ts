import type { Metadata } from 'next'
import { seoWords } from '@/lib/messages/ko/seo'

/** Next replaces `alternates` whole, so a page with a canonical address brings the feed again. */
export const feedLink = (siteName: string) => ({ 'application/rss+xml': [{ url: '/feed.xml', title: seoWords.feed(siteName) }] })

/**
 * What every document's head says, whatever the page: where the feed of a complex with a press page is.
 * @param hasPress false where the complex has none
 */
export const documentMetadata = (siteName: string, hasPress: boolean): Metadata => (hasPress ? { alternates: { types: feedLink(siteName) } } : {})
