/*
 * The server that sends pages and the application, which Next compiles apart from it, run in one process: each leaves here
 * what the other calls. Behind another host of Next nobody has left anything.
 */

/**
 * @typedef {object} Outage what the application says of a request whose page or handler threw because the store failed
 * @property {string} requestId that the server gave the request
 * @property {number} retryAfterSeconds
 * @property {unknown} body for a script, becomes JSON
 */
/** @typedef {import('../content/content').Content} Content */
/**
 * Key of a part that is read entry by entry; undefined: the whole part is read.
 * @typedef {(part: keyof Content, key?: string) => void} ContentReadListener
 */
/**
 * A draft that one person of the office sees on the real pages.
 * @typedef {object} Preview
 * @property {Content} content
 * @property {string} label name of the fact
 * @property {string} path of the fact
 * @property {string} draftOf account whose draft it is
 * @property {string} at when it is to be published, as typed; empty: nothing was typed
 */
/**
 * @typedef {object} CurrentContent
 * @property {Content | undefined} [content] undefined until facts were read
 * @property {Content} [written] what the files say, of a production build
 * @property {ContentReadListener | undefined} [onRead]
 * @property {() => Preview | undefined} [readPreview] what the request under way previews
 */
/**
 * @typedef {object} Bridge
 * @property {(tag: string) => void} [expireTag] has whatever carries a tag rendered anew: the server's
 * @property {(outage: Outage) => void} [reportOutage] the server's
 * @property {(path: string, touch: string) => void} [countPageView] the application's
 * @property {(html: string) => string} [withCurrentFacts] the application's: a page of the build, which cannot be rendered anew,
 *   with the phone number and whatever else texts quote as it holds
 * @property {CurrentContent} [currentContent] the application's (lib/content/current-content.ts): shared by its bundles
 * @property {(cookies: string) => Promise<(<Result>(work: () => Result) => Result) | undefined>} [previewOf] the application's: runs
 *   what is done for a request of staff who preview a draft, so that pages show it; undefined for everybody else
 * @property {() => void} [noteCompared] the server's: told once what the build says was compared with the store, or could not be
 * @property {boolean} [isOnlyServer] the application's: whether processes that serve the site share a machine: almost always it is one,
 *   so that whoever got a page of it asks it for the rest. After a restart, or from a second process, the page is loaded once more
 *   (lib/delivery/next/load-framework.mjs)
 * @property {(address: string) => Promise<import('../documents/archive/archive-pages').ReadPage>} [readOwnPage] the server's: a page as it is sent,
 *   rendered where it has to be
 * @property {(address: string) => Promise<string | undefined>} [hashOwnFile] the server's: SHA-256 of a file of public/
 * @property {string} [build] the server's: id of the build
 * @property {() => Promise<void>} [shutDown] the application's: what waits in memory is stored
 */

const BRIDGE = Symbol.for('site.bridge')
const shared = /** @type {{ [BRIDGE]?: Bridge }} */ (globalThis)

/** The same object in every copy of this file. @type {Bridge} */
export const bridge = (shared[BRIDGE] ??= {})
