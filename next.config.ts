import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NextConfig } from 'next'
import { securityHeaders } from './lib/delivery/http/security-headers'

/** On every response. The same table as the front server's, so that any host of Next sends them. */
const common = Object.entries(securityHeaders(process.env.SITE_URL?.startsWith('https:') ?? false)).map(([key, value]) => ({ key, value }))
/** Folders and files of public/ that link previews and search results may embed in their own pages. */
const publicSources = readdirSync('public', { withFileTypes: true }).map((entry) => `/${entry.name}${entry.isDirectory() ? '/:path*' : ''}`)

/** Pages of the development server only end in `.dev.tsx`: a build ignores them, so that their addresses do not exist there. */
const pageExtensions = ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])]

const config: NextConfig = {
  pageExtensions,
  poweredByHeader: false,
  // middleware.ts redirects every spelling of an address to the canonical one, in one redirect.
  skipTrailingSlashRedirect: true,
  // Blocks the head on a page's metadata for every client: pages are sent whole, so streaming metadata later gains nothing.
  htmlLimitedBots: /.*/,
  // lib/delivery compresses: static responses ahead of time, others on the fly.
  compress: false,
  reactStrictMode: true,
  // From lib/cli/start/build-inputs.ts; Next's own random one where Next is run by hand.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // How long a cache in between may serve a page that Next revalidates every minute while it fetches a new one: Next's default is
  // a year.
  expireTime: 3600,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Loading every route's code at once takes 20 MB of memory, for addresses that may never be requested; the first request to
    // each took as long with it.
    preloadEntriesOnStart: false,
    // Only helps the next build of the same folder. CI builds a fresh clone: writing 169 MB there would take an eighth of the
    // build for nothing.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // Finishes each page that may be sent again and gives it its policy, in any server that runs Next; keeps it in memory.
  cacheHandler: join(import.meta.dirname, '.generated/server/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Pictures are encoded ahead of time. Otherwise anybody could request new encodings in any size: 0.5 GB of memory.
  images: { unoptimized: true },
  // The folder with the packages: the folder of another complex's site links to them (lib/cli/start/site-folder.mjs).
  turbopack: { root: dirname(realpathSync(join(import.meta.dirname, 'node_modules'))) },
  serverExternalPackages: ['libsql', 'firebase-admin', 'pino'],
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: common },
    ...publicSources.map((source) => ({ source, headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }] })),
  ],
  // `npm test` checks types itself, of tests and commands too; schemas check content in every build.
  typescript: { ignoreBuildErrors: true },
}

export default config
