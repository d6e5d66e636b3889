/**
 * Who may import what, and no cycles. A rule that nothing can break proves nothing: tests/unit/import-rules.test.ts
 * breaks each of them.
 */

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const TYPES_MAY_CROSS = { dependencyTypesNot: ['type-only'] }

/** What any code of lib may import. */
const FOR_ALL = ['errors', 'escape-markup', 'korean-time', 'messages', 'format-count', 'text']
/**
 * Each folder (or file) of lib and what else of lib its code may import; a `/` names a part of a folder. Types may cross
 * domains: the types in a port are those of its domain.
 */
const LIB = {
  'absolute-url': ['env'],
  'admin-routes': [],
  admin: [
    'admin-routes',
    'auth',
    'content',
    'env',
    'http',
    'log',
    'monitoring',
    'outbox/message',
    'page-counts',
    'press',
    'qr-image',
    'registrations',
    'routes',
    'delivery/http/variants',
    'services',
    'visits',
  ],
  auth: ['limits', 'rate-limit'],
  build: ['delivery/finish', 'delivery/next', 'fonts', 'site-part'],
  cli: [
    'auth',
    'content',
    'crypto',
    'env',
    'firebase',
    'log',
    'monitoring',
    'new-complex',
    'outbox',
    'pictures',
    'plans',
    'press',
    'registrations',
    'routes',
    'services',
    'start/watch-tree',
    'store',
  ],
  content: ['admin-routes', 'plans', 'registrations/registration-fields', 'routes', 'video-hosts', 'visits/opening-hours'],
  crypto: [],
  env: ['auth/identity-providers', 'limits', 'outbox/sms-vendors', 'store/stores'],
  delivery: ['first-touch', 'font-part', 'human-reader', 'limits', 'site-part'],
  errors: [],
  'font-part': [],
  'escape-markup': [],
  firebase: [],
  'first-touch': [],
  'human-reader': [],
  'guess-limits': ['rate-limit'],
  fonts: ['font-part', 'site-part'],
  'format-count': [],
  http: ['content', 'log', 'routes', 'delivery/http/accepted-type', 'delivery/http/client-address', 'delivery/http/security-headers'],
  'korean-time': [],
  limits: [],
  log: ['env'],
  messages: [],
  monitoring: ['limits', 'store/check-records', 'visits/office-hours', 'visits/visit-booking'],
  'new-complex': ['content', 'plans', 'routes'],
  outbox: ['cp949'],
  'page-counts': ['content/paths', 'content/press-sites', 'first-touch', 'limits', 'rate-limit', 'registrations', 'routes'],
  'per-request-pages': ['admin-routes', 'routes'],
  pictures: [],
  plans: [],
  press: ['human-reader', 'limits', 'rate-limit', 'store/media-store'],
  'qr-image': [],
  'rate-limit': [],
  registrations: [
    'content/schemas',
    'cp949',
    'first-touch',
    'guess-limits',
    'limits',
    'outbox/message',
    'outbox/sms-text',
    'rate-limit',
    'routes',
    'visits/public-hours',
    'visits/visit-messages',
  ],
  routes: [],
  seo: ['absolute-url', 'content', 'routes', 'video-hosts'],
  services: [
    'absolute-url',
    'auth',
    'content',
    'crypto',
    'env',
    'firebase',
    'guess-limits',
    'limits',
    'log',
    'monitoring',
    'outbox',
    'page-counts',
    'press',
    'rate-limit',
    'registrations',
    'routes',
    'seo',
    'store',
    'visits',
  ],
  'site-part': [],
  start: ['build', 'delivery'],
  startup: ['auth', 'content', 'env', 'log', 'monitoring', 'outbox', 'press', 'registrations', 'delivery/bridge', 'services'],
  store: ['crypto', 'outbox/message', 'press/article-version', 'registrations', 'visits'],
  text: [],
  'video-hosts': [],
  visits: ['limits', 'outbox/advertising-hours', 'outbox/message', 'rate-limit'],
}
const ROOMS = Object.keys(LIB)
/** A folder, a file of that name, or a part of a folder. */
const under = (names) => `^lib/(?:${names.join('|')})(?=[/.])`

/** Plain Node: the commands run before anything is compiled. Their types are JSDoc's. */
const PLAIN_NODE = ['build', 'delivery', 'first-touch', 'font-part', 'fonts', 'human-reader', 'limits', 'pictures', 'site-part', 'start']
/** Where Next meets what is ours: sign-in and the administrator's pages, and what knows its inner shapes. */
const KNOWS_THE_FRAMEWORK = ['admin', 'delivery/next']
const READS_ENVIRONMENT = ['absolute-url', 'admin', 'cli', 'env', 'log', 'services', 'startup']
/** Folders of adapters: whatever lies in a folder of lib/store or lib/accounts, and the senders. */
const STORE_ADAPTER = '^lib/store/[^/]+/'
const ADAPTER = `${STORE_ADAPTER}|^lib/accounts/[^/]+/|^lib/messaging/senders/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle, of types too, hides which of two files is the simpler one.'),
    forbid('nothing-imports-app', { pathNot: '^(app|tests)/' }, { path: '^app/' }, 'Routes compose; nobody builds on a route.'),
    forbid('app-not-store', { path: '^app/' }, { path: '^lib/store/' }, 'Routes reach storage through use cases and lib/services.'),
    forbid(
      'components-only-shapes',
      { path: '^components/' },
      {
        path: '^lib/',
        pathNot:
          '^lib/(routes\\.ts|delivery/next/router-state\\.ts|admin-routes\\.ts|format-count\\.ts|errors\\.ts|first-touch\\.mjs|site-part\\.mjs|escape-markup\\.ts|korean-time\\.ts|messages/|text/|content/schemas/|video-hosts/|plans/|auth/sign-in-messages\\.ts|visits/open-period\\.ts|registrations/(registration|phone|birthdate|name)[^/]*\\.ts)',
        ...TYPES_MAY_CROSS,
      },
      'Components get data as props; of lib they know paths, schemas and types.',
    ),
    forbid(
      'visitors-know-no-office-address',
      { path: '^components/', pathNot: '^components/(admin|press)/' },
      { path: '^lib/admin-routes\\.ts' },
      'The list of them would come to every phone; what the desk of a press list needs is fetched for it alone.',
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
      { pathNot: '^(content/|lib/content/|tests/)' },
      { path: '^content/' },
      'Content passes its schemas in lib/content/load, or the build fails.',
    ),
    forbid(
      'content-is-data',
      { path: '^content/' },
      { path: '^(lib|components|app)/', pathNot: '^lib/content/schemas/|^lib/routes\\.ts' },
      'Data, no logic: content may use the types of its schemas.',
    ),

    forbid('lib-is-listed', { path: '^lib/', pathNot: under(ROOMS) }, {}, 'A new folder of lib is listed in LIB, with what it may import.'),
    ...ROOMS.map((room) =>
      forbid(
        `lib-${room}`,
        { path: under([room]) },
        { path: '^lib/', pathNot: under([room, ...FOR_ALL, ...LIB[room]]), ...TYPES_MAY_CROSS },
        'What code of a folder may import of lib is listed in LIB; types may cross.',
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
      { path: under(PLAIN_NODE) },
      { path: `^(app|components|content)/|^lib/(?!(?:${PLAIN_NODE.join('|')})[/.])`, pathNot: '^lib/messages/.+\\.mjs$' },
      'Plain Node imports nothing that has to be compiled, no types of it either.',
    ),
    forbid(
      'environment-read-once',
      { path: '^lib/', pathNot: under(READS_ENVIRONMENT) },
      { path: under(['env']), ...TYPES_MAY_CROSS },
      'A use case is given what it needs; lib/services reads the environment.',
    ),
    forbid(
      'one-composition-root',
      { pathNot: `${under(['services', 'store', 'cli'])}|^lib/accounts/[^/]+/|^lib/messaging/(senders/|sms-vendors\\.ts)|^tests/` },
      { path: ADAPTER },
      'Only lib/services and the registry of SMS vendors choose an adapter; everybody else knows the port, in types too.',
    ),
    forbid(
      'adapters-apart',
      { path: '^lib/store/(?!migration/)([^/]+)/' },
      { path: STORE_ADAPTER, pathNot: '^lib/store/$1/' },
      'A store knows the port and no other store; lib/store/migration copies from one to the other.',
    ),
    forbid('port-without-adapter', { path: '^lib/store/[^/]+$' }, { path: STORE_ADAPTER }, 'The port knows no store.'),

    forbid('no-tests-in-code', { pathNot: '^tests/' }, { path: '^tests/' }, 'Tests import code, not the other way round.'),
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
