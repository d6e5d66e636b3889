import type { Content } from '../content/content'
import type { ReadPage } from '../documents/archive/archive-pages'

/*
 * The server that sends pages and the application, which Next compiles apart from it, run in one process: each leaves here
 * what the other calls. Behind another host of Next nobody has left anything.
 */

/** What the application says of a request whose page or handler threw because the store failed */
export interface Outage {
  requestId: string
  retryAfterSeconds: number
  /** For a script, becomes JSON */
  body: unknown
}
/** Key of a part that is read entry by entry; undefined: the whole part is read. */
export type ContentReadListener = (part: keyof Content, key?: string) => void
/** A draft that one person of the office sees on the real pages. */
export interface Preview {
  content: Content
  label: string
  path: string
  /** Account whose draft it is */
  draftOf: string
  /** When it is to be published, as typed; empty: nothing was typed */
  at: string
}

interface CurrentContent {
  /** Undefined until facts were read */
  content?: Content | undefined
  /** What the files say, of a production build */
  written?: Content
  onRead?: ContentReadListener | undefined
  /** What the request under way previews */
  readPreview?: () => Preview | undefined
}

export interface Bridge {
  /** Has whatever carries a tag rendered anew: the server's */
  expireTag?: (tag: string) => void
  /** The server's */
  reportOutage?: (outage: Outage) => void
  /** The application's */
  countPageView?: (path: string, touch: string) => void
  /**
   * The application's: a page of the build, which cannot be rendered anew, with the phone number and whatever else texts quote as it
   * holds
   */
  withCurrentFacts?: (html: string) => string
  /** The application's (lib/content/current-content.ts): shared by its bundles */
  currentContent?: CurrentContent
  /**
   * The application's: runs what is done for a request of staff who preview a draft, so that pages show it; undefined for everybody
   * else
   */
  previewOf?: (cookies: string) => Promise<(<Result>(work: () => Result) => Result) | undefined>
  /** The server's: told once what the build says was compared with the store, or could not be */
  noteCompared?: () => void
  /**
   * The application's: whether processes that serve the site share a machine: almost always it is one, so that whoever got a page of
   * it asks it for the rest. After a restart, or from a second process, the page is loaded once more
   * (lib/delivery/next/load-framework.ts)
   */
  isOnlyServer?: boolean
  /** The server's: a page as it is sent, rendered where it has to be */
  readOwnPage?: (address: string) => Promise<ReadPage>
  /** The server's: SHA-256 of a file of public/ */
  hashOwnFile?: (address: string) => Promise<string | undefined>
  /** The server's: id of the build */
  build?: string
  /** The application's: foreign origins that pages may talk to */
  connections?: readonly string[]
  /** The application's: what waits in memory is stored */
  shutDown?: () => Promise<void>
}

const BRIDGE = Symbol.for('site.bridge')
const shared = globalThis as { [BRIDGE]?: Bridge }

/** The same object in every copy of this file. */
export const bridge: Bridge = (shared[BRIDGE] ??= {})
