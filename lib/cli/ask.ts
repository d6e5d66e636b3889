import 'server-only'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Exit code of a command that Ctrl-C ended: 128 and the number of the signal. */
const INTERRUPTED = 130

/** The terminal was closed or interrupted before an answer: not the same as an empty answer. */
export class UnansweredError extends Error {
  override name = 'UnansweredError'
  /** @param exitCode exit code for the command */
  constructor(readonly exitCode: number) {
    super('입력하지 않고 중단해서 아무것도 저장하지 않았습니다. 다시 하려면 명령을 처음부터 다시 실행해 주세요.')
  }
}

interface Asked {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/**
 * Asks without echoing the input. Takes a pipe's first line as it is, and an empty pipe as the empty answer.
 * @throws UnansweredError on Ctrl-C, Ctrl-D or hang-up of a terminal
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
      // Also runs after a line was read, when the promise is settled already.
      lines.once('close', () => (terminal ? reject(new UnansweredError(1)) : resolve('')))
    })
  } finally {
    lines.close()
    if (terminal) output.write('\n')
  }
}
