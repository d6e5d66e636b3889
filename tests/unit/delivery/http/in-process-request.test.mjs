import { requestInProcess } from '@/lib/delivery/http/in-process-request'

const ASKED = { method: 'GET', url: '/', headers: {}, body: undefined }
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a request that was given up ends when its listener does, not before', async () => {
  let finish = () => {}
  const listener = () => new Promise((resolve) => (finish = () => resolve(undefined)))
  const { answer, ended, close } = requestInProcess(listener, ASKED, () => new Promise(() => undefined))
  answer.catch(() => undefined)
  const end = jest.fn()
  void ended.then(end)
  close()
  await settle()
  expect(end).not.toHaveBeenCalled()
  finish()
  await settle()
  expect(end).toHaveBeenCalled()
})

test('a listener that never ends is not waited for once it was given up, nor is one that fails', async () => {
  const given = requestInProcess(
    () => new Promise(() => undefined),
    ASKED,
    () => Promise.resolve(),
  )
  given.answer.catch(() => undefined)
  given.close()
  await given.ended
  const failed = requestInProcess((_request, response) => {
    response.end('x')
    return Promise.reject(new Error('after the answer'))
  }, ASKED)
  const answer = await failed.answer
  answer.resume()
  await failed.ended
  expect(answer.statusCode).toBe(200)
})
