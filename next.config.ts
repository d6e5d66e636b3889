import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { securityHeaders } from './lib/server/security-headers.mjs'

/** Of every answer. The same table as the front server's, so that any host of Next sends them. */
const common = Object.entries(securityHeaders(process.env.SITE_URL?.startsWith('https:') ?? false)).map(([key, value]) => ({ key, value }))
/** Folders and files of public/: link previews and search results show our pictures on their own pages. */
const publicSources = readdirSync('public', { withFileTypes: true }).map((entry) => `/${entry.name}${entry.isDirectory() ? '/:path*' : ''}`)

const config: NextConfig = {
  poweredByHeader: false,
  // middleware.ts leads every spelling of an address to the one that is served, in one hop.
  skipTrailingSlashRedirect: true,
  // The head waits for a page's metadata whoever asks: pages are sent whole, so nothing is gained by sending it behind.
  htmlLimitedBots: /.*/,
  // lib/server compresses: ahead of time what does not change, on the fly what does.
  compress: false,
  reactStrictMode: true,
  // Pages that are rendered anew at run time stay in memory: a build may lie on a read-only disk, and a page of one
  // store must not outlive it in the build that another store is served from.
  experimental: { isrFlushToDisk: false, globalNotFound: true },
  // Bytes. Addresses that do not exist are remembered as well, and anybody can ask for any number of them.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Pictures are encoded ahead of time. Otherwise anybody could have any of them encoded anew, in any size: 0.5 GB resident.
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ['libsql', 'firebase-admin', 'pino'],
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: common },
    ...publicSources.map((source) => ({ source, headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }] })),
  ],
  // A stage of its own in `npm test`, over tests and commands too; content is checked by its schemas in every build.
  typescript: { ignoreBuildErrors: true },
}

export default config
