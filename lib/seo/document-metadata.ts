import type { Metadata } from 'next'
import { seoWords } from '@/lib/messages/ko/seo'

/** Next replaces `alternates` as a whole, so a page with a canonical address repeats the feed. */
export const feedLink = (siteName: string) => ({ 'application/rss+xml': [{ url: '/feed.xml', title: seoWords.feed(siteName) }] })

/**
 * Metadata of every document, whatever the page, with the feed of a complex that has a press page.
 * @param hasPress false where the complex has none
 */
export const documentMetadata = (siteName: string, hasPress: boolean): Metadata => (hasPress ? { alternates: { types: feedLink(siteName) } } : {})
