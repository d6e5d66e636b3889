/**
 * What the pre-commit hook does to what is staged, one after the other.
 * @type {import('lint-staged').Configuration}
 */
const config = {
  '*.{ts,tsx,mjs}': [
    'eslint --no-warn-ignored --cache --cache-strategy content --cache-location .cache/eslint',
    'oxlint --type-aware --no-error-on-unmatched-pattern',
    'prettier --write',
  ],
  '*.{cjs,css,json,yaml,yml}': 'prettier --write',
  '*': 'node tests/audit/find-secrets-in.mjs',
}

export default config
