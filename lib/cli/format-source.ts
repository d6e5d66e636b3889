import { spawnSync } from 'node:child_process'

/**
 * Lays out what a command wrote as `npm run format` does.
 * @param source TypeScript
 * @throws Error with what the formatter says where it cannot be read
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
