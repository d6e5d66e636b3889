import { join } from 'node:path'

/** @param {string} path of a command in its package */
export const binPath = (path) => join('node_modules', path)

/** Node's arguments of the steps that are also run on their own; in the project's folder. */
export const stepCommands = {
  // Single-threaded: with more threads each of the compiler's checkers repeats a part of the work, and unit tests need the other
  // processor.
  types: [binPath('typescript-7/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', '--singleThreaded'],
  lint: [binPath('oxlint/bin/oxlint'), '--type-aware'],
  formatting: [binPath('oxfmt/bin/oxfmt'), '--check'],
  'import rules': [
    binPath('dependency-cruiser/bin/dependency-cruise.mjs'),
    'app',
    'components',
    'content',
    'lib',
    'tests',
    'tools',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  'unused code': [binPath('knip/bin/knip.js'), '--no-progress'],
  audit: ['tools/audit/audit.mjs'],
}
