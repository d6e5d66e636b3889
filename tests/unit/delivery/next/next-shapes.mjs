/* Pages and data as Next writes them, for every test that needs some: only tests of lib/delivery/next know their shapes. */

export { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
export { tryGetPreviewData } from 'next/dist/server/api-utils/node/try-get-preview-data.js'
export { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
export { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
export { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Cookies of Next's draft mode and of the preview mode before it. */
export const [DRAFT_COOKIE, PREVIEW_COOKIE] = ['__prerender_bypass', '__next_preview_data']
export const TAGS_HEADER = 'x-next-cache-tags'
export const SEGMENT_HEADER = 'next-router-segment-prefetch'
export const POSTPONED_HEADER = 'x-nextjs-postponed'
/** Tag of a folder of pages. */
export const FOLDER_TAG = '_N_T_/list'

/** Starts the queue of a page's data. */
export const FLIGHT_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
/** @param {string} data @returns {string} script that hands over a piece of a page's data */
export const flightPiece = (data) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`

/** @param {string} entry of the bundler, as JSON or not @returns {string} text of the script that hands it over */
export const bundlerPush = (entry) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry})`
/** @param {object} [entry] */
export const bootstrap = (entry = { otherChunks: [], runtimeModuleIds: [1] }) => `<script id="_R_">${bundlerPush(JSON.stringify(entry))}</script>`
/** The bundler's queue in a browser. */
export const BUNDLER_QUEUE = 'TURBOPACK'
/** A page's data in a browser. */
export const DATA_QUEUE = '__next_f'
/** Of the framework, in a page or in a script. */
export const FRAMEWORK = /<script src|TURBOPACK|__next_f/

/** @param {string} modules @returns {string} a chunk of the bundler */
export const chunkOf = (modules) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`

/**
 * @param {string} text
 * @param {string} data
 * @returns {string} a page
 */
export const renderedPage = (text, data) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><p class="used">${text}</p><script>behave()</script><script src="/_next/static/chunks/legacy.js" noModule=""></script>${bootstrap({ otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [8] })}<script src="/_next/static/chunks/main.js" async=""></script>${FLIGHT_START}${flightPiece(data)}</body></html>`

/** @param {string} name of a page's files @param {string} data @returns {Record<string, string>} files of a route change to it */
export const routeChangeFiles = (name, data) => ({ [`.next/server/app/${name}.rsc`]: data })
/** @param {string} name @param {Record<string, string>} segments @returns {Record<string, string>} files of the segments of a route change */
export const segmentFiles = (name, segments) =>
  Object.fromEntries(Object.entries(segments).map(([segment, text]) => [`.next/server/app/${name}.segments${segment}.segment.rsc`, text]))
/** Address of a page's hydration data. */
export const HYDRATION_DATA = /\/_next\/static\/flight\/[0-9a-f]+\.rsc/
/** What Next keeps with a page. */
export const META = { headers: { 'x-nextjs-stale-time': '300' }, segmentPaths: [] }
/** @param {string} name @returns {string} as the manifest of rendered pages names it */
export const dataRoute = (name) => `/${name}.rsc`
