import { fingerprint, listFiles } from '../generate/fingerprint.mjs'
import { isMade } from '../generate/generate.mjs'

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** Variables that static pages show, and one by which a host asks for a folder that runs by itself. */
const BUILT_IN = ['NAVER_SITE_VERIFICATION', 'GOOGLE_SITE_VERIFICATION', 'NEXT_PRIVATE_STANDALONE']

/**
 * A build's identifier, which Next draws at random otherwise: a hash of all that the build depends on. It stands in every page's
 * data, whose hash stands in the page: two builds of one source were two sites to a cache and to a second server, and weighed up
 * to 110 bytes more or less.
 * @returns 32 hexadecimal digits, the same in every folder and on every machine
 */
export const buildIdentifier = (root: string, origin: string, environment: NodeJS.ProcessEnv): string =>
  fingerprint(
    root,
    [...SOURCES, ...listFiles(root, ['public']).filter((file) => !isMade(file))],
    [origin, ...BUILT_IN.map((name) => `${name}=${environment[name] ?? ''}`)],
  )
