/** Import directions, and no cycles. tests/unit/import-rules.test.ts breaks each rule once, to prove that it works. */

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const TYPES_MAY_CROSS = { dependencyTypesNot: ['type-only'] }

/**
 * The layers of lib, lowest first. An entry is a folder, a folder in it that has a place of its own (`office/`: what staff do with a
 * domain) or a file. It may import from lower layers and, within its layer, from entries listed before it. A file directly in lib that
 * is not listed belongs to the lowest layer.
 */
const LAYERS = [
  // Base: words, routes, errors, limits, fields of forms.
  ['messages'],
  // What the site says, and how it is sent.
  ['plans', 'delivery', 'content'],
  // Domains: model, use cases, messages, and the part of the store that each needs.
  ['facts', 'messaging', 'accounts', 'press', 'documents', 'attribution', 'visits', 'registrations'],
  // Around the domains: database adapters, metadata for search engines, office pages.
  [
    'store',
    'env',
    'log',
    'seo',
    'accounts/office',
    'messaging/office',
    'attribution/office',
    'registrations/office',
    'visits/office',
    'facts/office',
    'documents/office',
  ],
  // Composition: who chooses adapters, and what the build makes.
  ['services', 'startup', 'cli/generate'],
  // Entry: what routes and pages share, and the commands.
  ['requests', 'cli'],
]
/** Domains that a domain's code may import. Types may cross between all of them. */
const DOMAINS = {
  facts: [],
  messaging: [],
  accounts: [],
  press: [],
  documents: ['press'],
  attribution: [],
  visits: ['messaging'],
  registrations: ['messaging', 'visits', 'attribution'],
}

const ORDER = LAYERS.flat()
/** Folders in a folder that have places of their own. */
const nestedIn = (name) => ORDER.flatMap((other) => (other.startsWith(`${name}/`) ? other.slice(name.length + 1) : []))
/** A folder (without those in it that have places of their own) or a file directly in lib. */
const entry = (name) => (nestedIn(name).length > 0 ? `^lib/${name}/(?!(?:${nestedIn(name).join('|')})/)` : `^lib/${name}(?:/|\\.\\w+$)`)
const under = (names) => names.map(entry).join('|')
const BASE = `^lib/(?!(?:${ORDER.join('|')})\\.)[^/]+$`

/** Plain Node: runs before anything is compiled. Its types are JSDoc's. */
const PLAIN_NODE = '^lib/.+\\.mjs$'
/** Where Next meets what is ours: requests, and what knows its inner shapes. */
const KNOWS_THE_FRAMEWORK = ['requests', 'delivery/next']
const READS_ENVIRONMENT = ['cli', 'env', 'log', 'requests', 'services', 'startup']
/** Adapters: everything in a folder of lib/store, the password hash, the vendors of messages. */
const STORE_ADAPTER = '^lib/store/[^/]+/'
const ADAPTER = `${STORE_ADAPTER}|^lib/accounts/(?:firebase/(?!app\\.ts)|own-accounts\\.ts)|^lib/messaging/senders/`
const CHOOSES_ADAPTERS = `^lib/(?:services\\.ts|store/|cli/(?!generate/)|accounts/(?:firebase/|own-accounts\\.ts|open-identity-provider\\.ts)|messaging/(?:senders/|sms-vendors\\.ts))`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle, of types too, hides which of two files is the simpler one.'),
    forbid('nothing-imports-app', { pathNot: '^(app|tests|tools)/' }, { path: '^app/' }, 'Routes compose; nobody builds on a route.'),
    forbid('app-not-store', { path: '^app/' }, { path: '^lib/store/' }, 'Routes reach storage through use cases and lib/services.'),
    forbid(
      'components-only-shapes',
      { path: '^components/' },
      {
        path: '^lib/',
        pathNot:
          '^lib/(routes\\.ts|delivery/next/router-state\\.ts|admin-routes\\.ts|errors\\.ts|first-touch\\.ts|site-section\\.ts|decoded-path\\.ts|escape-markup\\.ts|korean-time\\.ts|messages/|cut-text\\.ts|content/(?:schemas|video-hosts)/|plans/|visits/open-period\\.ts|registration-fields\\.ts|registrations/(registration|phone|birthdate|name)[^/]*\\.ts)',
        ...TYPES_MAY_CROSS,
      },
      'Components get data as props; of lib they know paths, schemas and types.',
    ),
    forbid(
      'visitors-know-no-office-address',
      { path: '^components/', pathNot: '^components/(admin|press)/' },
      { path: '^lib/admin-routes\\.ts' },
      'The list of them would come to every phone; what staff need on a press list is fetched for them alone.',
    ),
    forbid('components-not-content', { path: '^components/' }, { path: '^content/' }, 'Components get content as props from app.'),
    forbid(
      'ui-knows-no-domain',
      { path: '^components/ui/' },
      { path: '^(lib|components)/', pathNot: '^(components/ui/|lib/content/schemas/|lib/routes\\.ts|lib/korean-time\\.ts|lib/messages/)' },
      'Primitives without a word of this domain.',
    ),
    forbid(
      'only-load-reads-content',
      { pathNot: '^(content/|lib/content/|tests/|tools/)' },
      { path: '^content/' },
      'Content passes its schemas in lib/content/load, or the build fails.',
    ),
    forbid(
      'content-is-data',
      { path: '^content/' },
      { path: '^(lib|components|app)/', pathNot: '^lib/content/schemas/|^lib/routes\\.ts' },
      'Data, no logic: content may use the types of its schemas.',
    ),

    forbid('lib-is-listed', { path: '^lib/', pathNot: `${under(ORDER)}|${BASE}` }, {}, 'A new folder of lib has its place in LAYERS.'),
    forbid(
      'lib-base',
      { path: BASE },
      { path: '^lib/', pathNot: `${BASE}|${entry('messages')}`, ...TYPES_MAY_CROSS },
      'The ground stands on nothing but words.',
    ),
    ...ORDER.slice(0, -1).map((name, index) =>
      forbid(
        `lib-${name.replace('/', '-')}`,
        { path: entry(name) },
        {
          path: '^lib/',
          pathNot: [BASE, under(ORDER.slice(0, index + 1))].join('|'),
          ...TYPES_MAY_CROSS,
        },
        'A entry imports what stands before it in LAYERS; types may cross.',
      ),
    ),
    ...Object.entries(DOMAINS).map(([name, known]) =>
      forbid(
        `domain-${name}`,
        { path: entry(name) },
        { path: under(Object.keys(DOMAINS).filter((other) => other !== name && !known.includes(other))), ...TYPES_MAY_CROSS },
        'A domain knows those that DOMAINS lists.',
      ),
    ),
    forbid('lib-not-components', { path: '^lib/' }, { path: '^components/' }, 'lib is what components show, in types too.'),
    forbid(
      'lib-without-framework',
      { path: '^lib/', pathNot: under(KNOWS_THE_FRAMEWORK) },
      { path: '^node_modules/(next|next-auth|react|react-dom)/', ...TYPES_MAY_CROSS },
      'Use cases run without next or react.',
    ),
    forbid(
      'plain-node-stands-alone',
      { path: PLAIN_NODE },
      { path: '^(app|components|content|lib)/', pathNot: PLAIN_NODE },
      'Plain Node imports nothing that has to be compiled.',
    ),
    forbid(
      'environment-read-once',
      { path: '^lib/', pathNot: `${under(READS_ENVIRONMENT)}|^lib/seo/absolute-url\\.ts` },
      { path: under(['env']), ...TYPES_MAY_CROSS },
      'A use case is given what it needs; lib/services reads the environment.',
    ),
    forbid(
      'one-composition-root',
      { pathNot: `${CHOOSES_ADAPTERS}|^(?:tests|tools)/` },
      { path: ADAPTER },
      'lib/services and what it calls choose an adapter; everybody else knows the port, in types too.',
    ),
    forbid(
      'adapters-apart',
      { path: '^lib/store/(?!migration/)([^/]+)/' },
      { path: STORE_ADAPTER, pathNot: '^lib/store/$1/' },
      'A store knows the port and no other store; lib/store/migration copies from one to the other.',
    ),
    forbid(
      'shared-without-adapter',
      { path: '^lib/store/[^/]+$', pathNot: '^lib/store/(?:keys|open-store)\\.ts$' },
      { path: STORE_ADAPTER },
      'What stores share knows none of them.',
    ),

    forbid('no-tests-in-code', { pathNot: '^(tests|tools)/' }, { path: '^(tests|tools)/' }, 'Tests and tools import code, not the other way round.'),
    forbid(
      'imports-resolve',
      {},
      { couldNotResolve: true, pathNot: '^(server-only|@/\\.generated|\\.\\./\\.next)' },
      'Every import resolves to a listed package or file.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|public|art)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-server', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
