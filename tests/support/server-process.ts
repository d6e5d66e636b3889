import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '../run/free-port.mjs'
import { ADMIN } from './administrator'

interface ServerProcess {
  readonly process: ChildProcess
  readonly url: string
}

interface Place {
  /** Folder of the site; by default this project. */
  readonly directory?: string
  /** By default a free one. */
  readonly port?: number
}

/**
 * Starts any server of the site: Next's own on a build, its development server, ours.
 * @param command Node's arguments
 * @param page answers 200 once the server is ready: the development server compiles it on request
 * @param environment overrides this process's; it names the store
 */
export async function startServer(
  command: readonly string[],
  page: string,
  environment: Readonly<Record<string, string>>,
  { directory, port }: Place = {},
): Promise<ServerProcess> {
  port ??= await freePort()
  const child = spawn(process.execPath, command, {
    cwd: directory,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: 'ignore',
    // The development server is a child of the command: a process group ends both.
    detached: true,
  })
  const url = `http://localhost:${port}`
  try {
    await expect(async () => expect((await fetch(url + page)).status).toBe(200)).toPass({ timeout: 90_000 })
  } catch (error) {
    await endGroup(child)
    throw error
  }
  return { process: child, url }
}

/** Ends a command with all its children: the next development server in this folder would not start beside one. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await gone
}
