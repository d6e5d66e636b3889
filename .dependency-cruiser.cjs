/** Who may import what: the table of the README's map, and no cycles. */

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const DOMAINS = 'registrations|press|auth|outbox|monitoring|seo|plans|crypto'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }, 'A cycle hides which of two files is the simpler one.'),
    forbid('nothing-imports-app', { pathNot: '^(app|tests)/' }, { path: '^app/' }, 'Routes compose; nobody builds on a route.'),
    forbid('app-not-store', { path: '^app/' }, { path: '^lib/store/' }, 'Routes reach storage through use cases and lib/services.'),
    forbid(
      'components-only-shapes',
      { path: '^components/' },
      { path: '^lib/', pathNot: '^lib/(routes\\.ts|errors\\.ts|korean-time\\.ts|content/schemas/|plans/|registrations/(registration|messages|phone|birthdate|name)[^/]*\\.ts)', dependencyTypesNot: ['type-only'] },
      'Components get data as props; of lib they know paths, schemas and types.',
    ),
    forbid('components-not-content', { path: '^components/' }, { path: '^content/' }, 'Components get content as props from app.'),
    forbid('ui-knows-no-domain', { path: '^components/ui/' }, { path: '^(lib|components)/', pathNot: '^(components/ui/|lib/content/schemas/|lib/routes\\.ts|lib/korean-time\\.ts)' }, 'Primitives without a word of this domain.'),
    forbid('only-load-reads-content', { pathNot: '^(content/|lib/content/|tests/)' }, { path: '^content/' }, 'Content passes its schemas in lib/content/load, or the build fails.'),
    forbid('content-is-data', { path: '^content/' }, { path: '^(lib|components|app)/', pathNot: '^lib/content/schemas/|^lib/routes\\.ts' }, 'Data, no logic: content may use the types of its schemas.'),
    forbid('domains-without-framework', { path: `^lib/(${DOMAINS}|content)/` }, { path: '^node_modules/(next|react|react-dom)/|^lib/env\\.ts', dependencyTypesNot: ['type-only'] }, 'Use cases run without next, react or the environment.'),
    forbid(
      'domains-apart',
      { path: `^lib/(${DOMAINS})/` },
      { path: `^lib/(${DOMAINS})/`, pathNot: '^lib/($1|crypto)/|^lib/outbox/message\\.ts', dependencyTypesNot: ['type-only'] },
      'Domains do not import each other; types may cross.',
    ),
    forbid('domains-only-the-port', { path: `^lib/(${DOMAINS})/` }, { path: '^lib/store/(sqlite|firestore)/' }, 'A use case knows the port, never an adapter.'),
    forbid('one-composition-root', { pathNot: '^(lib/services\\.ts|lib/store/|lib/outbox/senders/|lib/cli/|tests/)' }, { path: '^lib/store/(sqlite|firestore)/|^lib/outbox/senders/' }, 'Only lib/services chooses an adapter.'),
    forbid('plain-node-stands-alone', { path: '^lib/(build|fonts|server|start)/' }, { path: '^(app|components|content)/|^lib/(?!(build|fonts|server|start)/)' }, 'The commands run before anything is compiled: plain Node.'),
    forbid('server-only-serves', { path: '^lib/server/' }, { path: '^lib/(build|fonts|start)/' }, 'What serves runs without what builds and installs.'),
    forbid('build-not-start', { path: '^lib/(build|fonts)/' }, { path: '^lib/start/' }, 'start builds and serves; nobody builds on it.'),
    forbid('no-tests-in-code', { pathNot: '^tests/' }, { path: '^tests/' }, 'Tests import code, not the other way round.'),
    forbid('no-orphans-of-packages', {}, { couldNotResolve: true, pathNot: '^(server-only|@/\\.generated|\\.\\./\\.next)' }, 'Every import resolves to a listed package or file.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|public|art)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['react-server', 'import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
}
