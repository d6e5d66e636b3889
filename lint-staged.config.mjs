/**
 * Tasks of the pre-commit hook on staged files, one after the other.
 * @type {import('lint-staged').Configuration}
 */
const config = {
  '*.{ts,tsx,mjs}': ['oxlint --type-aware --no-error-on-unmatched-pattern', 'oxfmt --no-error-on-unmatched-pattern'],
  '*.{cjs,css,json,jsonc,yaml,yml}': 'oxfmt --no-error-on-unmatched-pattern',
  '*': 'node tools/audit/find-secrets-in.mjs',
}

export default config
