import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * A second server of this build, with its own port and store, so that a test can harm it.
 * @param environment overrides the defaults of such a site
 * @param openFiles limit of open files; by default that of this process
 * @param build whether it rebuilds changed sources first; otherwise it serves the shared server's build, which exists unless
 *   `BASE_URL` is set
 */
export async function startSite(
  dataDirectory: string,
  origin: string,
  environment: Readonly<Record<string, string>> = {},
  openFiles?: number,
  build = process.env.BASE_URL !== undefined,
): Promise<{ process: ChildProcess; url: string; output: () => string }> {
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$@"`, 'sh', process.execPath, 'lib/cli/start/start.mjs', ...(build ? [] : ['--no-build'])], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SITE_URL: origin,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_REGISTRATIONS: '1000',
      ADMIN_EMAIL: 'office@example.com',
      ADMIN_PASSWORD: 'browser-tests-only-8848',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = /^(http:\/\/localhost:\d+)/m.exec(output)
      if (match?.[1]) resolve(match[1])
    })
    child.once('exit', () => reject(new Error(`the site did not start:\n${output}`)))
  })
  return { process: child, url, output: () => output }
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
