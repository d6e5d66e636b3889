import type { Metadata } from 'next'
import { seoWords } from '@/lib/messages/ko/seo'

const ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
}

/** Next replaces `alternates` whole, so a page with a canonical address brings the feed again. */
export const feedLink = (siteName: string) => ({ 'application/rss+xml': [{ url: '/feed.xml', title: seoWords.feed(siteName) }] })

/**
 * What every document's head has, whatever the page: icons, and the feed of a complex with a press page.
 * @param hasPress false where the complex has none
 */
export const documentMetadata = (siteName: string, hasPress: boolean): Metadata => ({
  icons: ICONS,
  ...(hasPress && { alternates: { types: feedLink(siteName) } }),
})
