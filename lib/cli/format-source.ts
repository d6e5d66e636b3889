import { spawnSync } from 'node:child_process'

/**
 * Formats generated source as `npm run format` does.
 * @param source TypeScript
 * @throws Error with the formatter's message where it cannot be parsed
 */
export function formatSource(source: string): string {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '--stdin-filepath', 'content.ts'], {
    input: source,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(error?.message ?? stderr)
  return stdout
}
