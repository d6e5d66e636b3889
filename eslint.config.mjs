import next from 'eslint-config-next/core-web-vitals'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** Rules on components and hooks: a quarter of the whole time, for nothing where there are none. */
const REACT_RULES = next.flatMap(({ rules = {} }) => Object.keys(rules)).filter((rule) => /^(?:react|react-hooks|jsx-a11y)\//.test(rule))

/** Hangul: jamo, compatibility jamo, syllables. */
const HANGUL = '[\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3]'
/** Code with words of its own: nobody reads them on a visitor's page, and no other language is planned for them. */
const KOREAN_FOR_STAFF = [
  // The catalogue itself.
  'lib/messages/ko/**',
  // The sales office: the administrator's pages, its sign-in, alarms.
  'app/(admin)/**',
  'app/api/{admin,auth}/**',
  'components/admin/**',
  'lib/{admin,auth,monitoring}/**',
  // Whoever runs the site: commands, configuration, stores.
  'lib/{cli,firebase,services,store}/**',
  'lib/{env,outbox/senders/solapi,video-hosts/*}.ts',
  // Whoever writes content: what `npm run content` and /preview say.
  'app/preview/**',
  'components/preview/**',
  'lib/content/{cross-check*,drafts,lookup,page-place,parse,place,scene-faults,style-sheet}.ts',
  'lib/build/drafts.mjs',
  'lib/{new-complex,pictures}/**',
  'lib/content/schemas/**',
  'lib/plans/{check-unit-plan,plan-sheet,isometric/*}.ts',
  // Names of fonts.
  'lib/fonts/faces.mjs',
]

/** What neither the compiler nor .oxlintrc.json sees, whose rules know types. Import directions are dependency-cruiser's; formatting is Prettier's. */
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.cache/**',
      '.generated/**',
      'next-env.d.ts',
      'public/**',
      'art/**',
      '.sites/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Links are plain <a>: they work before the framework, which is fetched after the content has painted, and
      // components/navigation turns them into route changes once it is there.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are encoded ahead of time (components/ui/picture.tsx); an optimiser would only repeat it for the first visitor.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['**/*.{ts,mjs,cjs}'],
    ignores: ['app/**', 'components/**'],
    rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])),
  },
  {
    // What strangers send meets these: each takes time in proportion to the text, however it is shaped (CWE-1333).
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true, ignorePartial: false }],
    },
  },
  {
    // Words of the interface stand in the catalogue, so that a language can be added; what speaks of this complex is content.
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: KOREAN_FOR_STAFF,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=/${HANGUL}/]`, `TemplateElement[value.cooked=/${HANGUL}/]`, `JSXText[value=/${HANGUL}/]`].map((selector) => ({
          selector,
          message: 'No Korean in code: words of the interface belong in lib/messages/ko, what speaks of this complex in content/.',
        })),
      ],
    },
  },
  {
    // Commands talk to a person through the console.
    files: ['lib/{build,cli,fonts,next,server,start}/**', 'tests/{bench,run,seeded-defects}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
