import { PassThrough } from 'node:stream'
import { ask, UnansweredError } from '@/lib/cli/ask'

const CTRL_C = '\x03'
const CTRL_D = '\x04'

/** Asks on a stream that claims to be a terminal, or a pipe. */
function asking(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  return { input, answer: ask('비밀번호: ', { input, output }), shown: () => String(output.read() ?? '') }
}

describe('at a terminal', () => {
  test('takes the typed answer without echoing it', async () => {
    const { input, answer, shown } = asking(true)
    input.write('typed by a person\r')
    expect(await answer).toBe('typed by a person')
    expect(shown()).toBe('비밀번호: \n')
  })

  test('Enter alone is the empty answer', async () => {
    const { input, answer } = asking(true)
    input.write('\r')
    expect(await answer).toBe('')
  })

  test.each([
    ['Ctrl-C', CTRL_C, 130],
    ['Ctrl-C after a few letters', `abc${CTRL_C}`, 130],
    ['Ctrl-D', CTRL_D, 1],
  ])('%s is no answer', async (_key, typed, exitCode) => {
    const { input, answer } = asking(true)
    input.write(typed)
    await expect(answer).rejects.toThrow('아무것도 저장하지 않았습니다')
    await expect(answer).rejects.toMatchObject({ name: 'UnansweredError', exitCode })
  })

  test('a terminal that hangs up gives no answer', async () => {
    const { input, answer } = asking(true)
    input.end()
    await expect(answer).rejects.toThrow(UnansweredError)
  })
})

describe('from a pipe', () => {
  test.each([
    ['the first line is the answer', 'piped\nsecond\n', 'piped'],
    ['a line needs no end', 'piped', 'piped'],
    ['an empty line is the empty answer', '\n', ''],
    ['nothing at all is the empty answer', '', ''],
  ])('%s', async (_what, sent, expected) => {
    const { input, answer, shown } = asking(false)
    input.end(sent)
    expect(await answer).toBe(expected)
    expect(shown()).toBe('')
  })
})
