import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NextConfig } from 'next'
import { securityHeaders } from './lib/server/security-headers.mjs'

/** Of every answer. The same table as the front server's, so that any host of Next sends them. */
const common = Object.entries(securityHeaders(process.env.SITE_URL?.startsWith('https:') ?? false)).map(([key, value]) => ({ key, value }))
/** Folders and files of public/: link previews and search results show our pictures on their own pages. */
const publicSources = readdirSync('public', { withFileTypes: true }).map((entry) => `/${entry.name}${entry.isDirectory() ? '/:path*' : ''}`)

/** Pages of the development server only end in `.dev.tsx`: a build does not look for them, and has no address of theirs. */
const pageExtensions = ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])]

const config: NextConfig = {
  pageExtensions,
  poweredByHeader: false,
  // middleware.ts leads every spelling of an address to the one that is served, in one hop.
  skipTrailingSlashRedirect: true,
  // The head waits for a page's metadata whoever asks: pages are sent whole, so nothing is gained by sending it behind.
  htmlLimitedBots: /.*/,
  // lib/server compresses: ahead of time what does not change, on the fly what does.
  compress: false,
  reactStrictMode: true,
  // lib/build/build-inputs.mjs; Next's own, which is random, where Next is run by hand.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // What Next renders anew every minute may be shown that long by a cache between while it asks for it: a year by default.
  expireTime: 3600,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Every route's code at once is 20 MB resident, for addresses that a site may never be asked for; the first request to each took as long with it.
    preloadEntriesOnStart: false,
    // For the next build of the same folder. CI's is a fresh clone: 169 MB would be written there, in an eighth of the build, for nobody.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // Finishes each page that may be sent again and gives it its policy, in any server that runs Next; keeps it in memory.
  cacheHandler: join(import.meta.dirname, 'lib/next/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Pictures are encoded ahead of time. Otherwise anybody could have any of them encoded anew, in any size: 0.5 GB resident.
  images: { unoptimized: true },
  // Where the packages are: the folder of another complex's site has a link to them (lib/cli/start/site-folder.mjs).
  turbopack: { root: dirname(realpathSync(join(import.meta.dirname, 'node_modules'))) },
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
