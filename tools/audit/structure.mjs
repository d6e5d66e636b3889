import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Rooms around Next, of this layout and of those before it. */
const DELIVERY = [
  ...['lib/delivery', 'lib/server', 'lib/next', 'lib/build', 'lib/start', 'lib/cli/start', 'lib/fonts', 'lib/generate', 'lib/cli/generate'],
  ...['components/behaviour', 'components/navigation', 'components/static-markup'],
]
/** What lies in these rooms for another reason: pictures of content, which lib/pictures held before. */
const NOT_DELIVERY = /^lib\/(?:cli\/)?generate\/pictures\//
/** What staff see and do, of this layout and of those before it. */
const OFFICE = /^(?:lib\/[^/]+\/office|lib\/admin|components\/admin|app\/\(admin\)|app\/api\/admin)\//
/** Words that stood in these components before they had files of their own. */
const OFFICE_WORDS = /^lib\/messages\/ko\/(?:office-|account-|fact-|registration-(?:office|refusals|timeline)|duty|work-form|closed-day|sign-in)/
/** Names that Next may change in any release. */
const PRIVATE_SHAPES = ['next/dist/', '_N_T_', 'TURBOPACK', '__next_f', 'x-nextjs-', 'next-router-segment', '.rsc', '__NA', 'x-next-cache-tags']
const MAY_NAME_THEM = /^(?:lib\/delivery\/next|tests\/unit\/delivery\/next)\//
/** These hold the names that they look for. */
const NAMES_THEM_ITSELF = /^(?:tools\/audit\/structure\.mjs|\.dependency-cruiser\.cjs|tests\/unit\/(?:import-rules|tools\/structure)\.test\.\w+)$/
const CODE = /\.(?:tsx?|mjs|cjs)$/
const LONG_DECISION = 700

/** @typedef {Readonly<Record<string, string>>} Texts texts of a checkout by their paths */

/** @param {string} root @param {string} folder @returns {string[]} paths from the root, with `/` */
const listFiles = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? posix.relative(root, posix.join(entry.parentPath, entry.name)) : [],
      )
    : []

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
/** @param {string} text words as `wc -w` counts them */
const countWords = (text) => text.split(/\s+/).filter(Boolean).length

/** A folder of lib, what staff do in it (`visits/office`), or a file directly in lib. @param {string} file */
const roomOf = (file) => /^lib\/([^/]+\/office)\//.exec(file)?.[1] ?? file.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
/** @param {string} names what an import lists between `import` and `from` */
const areTypes = (names) => {
  const listed = names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return listed.length > 0 && listed.every((name) => name.startsWith('type '))
}
/** @param {string} text @returns {string[]} what code imports, without types */
function importsOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const stated = [...code.matchAll(/\b(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s+['"]([^'"]+)['"]/g)]
  const dynamic = [...code.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g)]
  return [...stated.flatMap(([, type, names = '', path]) => (type || areTypes(names) || !path ? [] : path)), ...dynamic.flatMap(([, path]) => path ?? [])]
}

/**
 * Rooms that import each other, in any number of steps, are one circle. Types may cross and are not counted.
 * @param {Texts} texts
 * @returns {{ rooms: number, floors: number, circles: string[][] }} floors: rooms on the longest chain of imports
 */
function measureRooms(texts) {
  const files = Object.keys(texts).filter((file) => file.startsWith('lib/') && CODE.test(file))
  /** @type {Map<string, Set<string>>} */
  const imports = new Map(files.map((file) => [roomOf(file), new Set()]))
  for (const file of files)
    for (const specifier of importsOf(texts[file] ?? '')) {
      const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(dirname(file), specifier)
      if (/^(?:@\/|\.{1,2}\/)/.test(specifier) && path.startsWith('lib/') && roomOf(path) !== roomOf(file)) imports.get(roomOf(file))?.add(roomOf(path))
    }
  /** @param {string} from @returns {Set<string>} */
  const reachable = (from) => {
    const seen = new Set()
    const open = [from]
    for (let room = open.pop(); room !== undefined; room = open.pop())
      for (const next of imports.get(room) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    return seen
  }
  const reach = new Map([...imports.keys()].map((room) => [room, reachable(room)]))
  /** @param {string} one @param {string} other */
  const inOneCircle = (one, other) => one === other || (reach.get(one)?.has(other) === true && reach.get(other)?.has(one) === true)
  /** @type {Map<string, number>} */
  const heights = new Map()
  /** @param {string} room @returns {number} */
  const heightOf = (room) => {
    const known = heights.get(room)
    if (known !== undefined) return known
    const circle = [...imports.keys()].filter((other) => inOneCircle(room, other))
    const below = circle.flatMap((member) => [...(imports.get(member) ?? [])]).filter((next) => imports.has(next) && !circle.includes(next))
    const height = 1 + Math.max(0, ...[...new Set(below)].map(heightOf))
    for (const member of circle) heights.set(member, height)
    return height
  }
  const rooms = [...imports.keys()]
  const circles = rooms
    .map((room) => rooms.filter((other) => inOneCircle(room, other)).sort())
    .filter((circle) => circle.length > 1)
    .map((circle) => circle.join(' '))
  return { rooms: rooms.length, floors: Math.max(0, ...rooms.map(heightOf)), circles: [...new Set(circles)].map((circle) => circle.split(' ')) }
}

/** Floors that the import rules enforce; null where they state none. @param {string | undefined} rules */
function statedFloors(rules) {
  const floors = /const LAYERS = \[\n([\s\S]*?)\n\]/.exec(rules ?? '')?.[1]
  return floors === undefined ? null : floors.split('\n').filter((line) => line.startsWith('  [')).length
}

/**
 * How simple a checkout is, in figures that can be compared with another checkout's.
 * @param {Texts} texts
 */
export function measureStructure(texts) {
  const files = Object.keys(texts)
  const code = files.filter((file) => CODE.test(file) && !NAMES_THEM_ITSELF.test(file))
  const delivery = files.filter((file) => CODE.test(file) && DELIVERY.some((folder) => file.startsWith(`${folder}/`)) && !NOT_DELIVERY.test(file))
  /** @param {RegExp} rooms */
  const linesIn = (rooms) => files.filter((file) => CODE.test(file) && rooms.test(file)).reduce((sum, file) => sum + countLines(texts[file] ?? ''), 0)
  const privateShapes = code.filter((file) => PRIVATE_SHAPES.some((shape) => texts[file]?.includes(shape)))
  const docs = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/reports/'))
  const folders = new Set(files.flatMap((file) => /^lib\/([^/]+)\//.exec(file)?.[1] ?? []))
  return {
    deliveryLines: delivery.reduce((sum, file) => sum + countLines(texts[file] ?? ''), 0),
    deliveryFiles: delivery.length,
    officeLines: linesIn(OFFICE),
    officeWordLines: linesIn(OFFICE_WORDS),
    privateShapes,
    privateShapesElsewhere: privateShapes.filter((file) => !MAY_NAME_THEM.test(file)),
    folders: [...folders].sort(),
    ...measureRooms(texts),
    statedFloors: statedFloors(texts['.dependency-cruiser.cjs']),
    scripts: Object.keys(/** @type {{ scripts?: object }} */ (JSON.parse(texts['package.json'] ?? '{}')).scripts ?? {}).length,
    docWords: docs.reduce((sum, file) => sum + countWords(texts[file] ?? ''), 0),
    longDecisions: docs.filter((file) => /^docs\/decisions\/\d/.test(file) && countWords(texts[file] ?? '') > LONG_DECISION),
  }
}

/** @param {string} root absolute path of a checkout, of any age @returns {Texts} */
export function readCheckout(root) {
  const files = [
    ...['app', 'components', 'lib', 'tests', 'tools', 'docs'].flatMap((folder) => listFiles(root, folder)),
    ...['middleware.ts', 'proxy.ts', 'next.config.ts', 'instrumentation.ts', 'package.json', '.dependency-cruiser.cjs', 'README.md', 'CONTRIBUTING.md'],
  ]
  return Object.fromEntries(
    files
      .filter((file) => (CODE.test(file) || /\.md$|^package\.json$/.test(file)) && existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

/** @param {ReturnType<typeof measureStructure>} figures @returns {string[]} a line a figure */
export const structureLines = (figures) => [
  `delivery      ${figures.deliveryLines} lines in ${figures.deliveryFiles} files`,
  `office        ${figures.officeLines} lines, and ${figures.officeWordLines} of its words`,
  `private names ${figures.privateShapes.length} files name shapes of Next, ${figures.privateShapesElsewhere.length} outside lib/delivery/next and its tests`,
  ...figures.privateShapesElsewhere.map((file) => `              ${file}`),
  `lib           ${figures.folders.length} folders: ${figures.folders.join(', ')}`,
  `              ${figures.rooms} rooms with loose files, ${figures.floors} on the longest chain of imports (a circle counts as one)`,
  ...figures.circles.map((circle) => `              circle: ${circle.join(', ')}`),
  `              ${figures.statedFloors ?? 'no'} floors stated by the import rules`,
  `scripts       ${figures.scripts} in package.json`,
  `docs          ${figures.docWords} words without docs/reports`,
  `decisions     ${figures.longDecisions.length} of more than ${LONG_DECISION} words${figures.longDecisions.map((file) => `\n              ${file}`).join('')}`,
]
