import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const BUNDLE = join(process.cwd(), '.cache/torture/server.mjs')

/** One file of the server, so that a start costs no compiling. */
export async function bundleServer(): Promise<void> {
  mkdirSync(join(process.cwd(), '.cache/torture'), { recursive: true })
  await build({
    entryPoints: ['tests/torture/server.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { 'server-only': join(process.cwd(), 'tests/support/empty.ts') },
    logLevel: 'error',
  })
}

export interface Target {
  readonly url: string
  /** All that it wrote, for what must not be in it. */
  readonly output: () => string
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>
}

/** @param environment over a bare one: nothing of this shell's configuration reaches the target */
export async function startTarget(environment: Readonly<Record<string, string>>): Promise<Target> {
  const child = spawn(process.execPath, [BUNDLE], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', RATE_LIMIT_REGISTRATIONS: '1000000', ...environment } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let listening = false
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (listening) return
      const match = /^listening (\d+)$/m.exec(output)
      if (!match) return
      listening = true
      resolve(Number(match[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}/api/registrations`,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
