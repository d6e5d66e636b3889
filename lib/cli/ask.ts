import 'server-only'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** What a shell says of a command that Ctrl-C ended: 128 and the number of the signal. */
const INTERRUPTED = 130

/** A terminal was left before anything was answered: no answer, and not the empty one. */
export class UnansweredError extends Error {
  override name = 'UnansweredError'
  /** @param exitCode what the command is to end with */
  constructor(readonly exitCode: number) {
    super('입력하지 않고 중단해서 아무것도 저장하지 않았습니다. 다시 하려면 명령을 처음부터 다시 실행해 주세요.')
  }
}

interface Asked {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/**
 * Asks without showing what is typed; a pipe's first line is taken as it is, and a pipe without one is the empty answer.
 * @throws UnansweredError where a terminal is left by Ctrl-C or Ctrl-D, or hangs up
 */
export async function ask(question: string, { input, output }: Asked = { input: process.stdin, output: process.stdout }): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = input.isTTY === true
  if (terminal) output.write(question)
  const lines = createInterface({ input, output: terminal ? hidden : undefined, terminal })
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('SIGINT', () => reject(new UnansweredError(INTERRUPTED)))
      // Closed after its line, too, when this is settled already.
      lines.once('close', () => (terminal ? reject(new UnansweredError(1)) : resolve('')))
    })
  } finally {
    lines.close()
    if (terminal) output.write('\n')
  }
}
