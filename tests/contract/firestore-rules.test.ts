import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedStore, freshProject } from '../support/firestore-store'

/** firestore.rules: only the server's service account can read and write. */
describeWithFirestore('security rules', () => {
  const project = freshProject()
  const documents = (path: string) => `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents/${path}`
  const user =
    Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url') +
    '.' +
    Buffer.from(JSON.stringify({ sub: 'u', user_id: 'u', iss: `https://securetoken.google.com/${project}`, aud: project, admin: true })).toString('base64url') +
    '.'

  beforeAll(async () => {
    const store = emulatedStore(project)
    await store.check()
    await store.press.add({ id: 'a', siteId: 's', title: 't', summary: 's', content: '', status: 'published', date: new Date(0), updatedAt: new Date(0) })
    await store.close()
  })

  const body = JSON.stringify({ fields: { views: { integerValue: '9' } } })
  describe.each([
    ['nobody', {}],
    ['a signed-in user who calls himself admin', { authorization: `Bearer ${user}` }],
  ])('%s', (_who, headers: Record<string, string>) => {
    test.each(['articles/a', 'articleViews/a', 'meta/check', 'registrations/x', 'outbox', 'audit', 'accounts', 'sessions'])('cannot read %s', async (path) => {
      expect((await fetch(documents(path), { headers })).status).toBe(403)
    })
    test.each(['articleViews/a', 'registrations/x', 'articles/a'])('cannot write %s', async (path) => {
      expect((await fetch(documents(path), { method: 'PATCH', body, headers })).status).toBe(403)
    })
    test('cannot delete', async () => {
      expect((await fetch(documents('articles/a'), { method: 'DELETE', headers })).status).toBe(403)
    })
  })

  test('the server can', async () => {
    const store = emulatedStore(project)
    expect(await store.press.find('a')).toMatchObject({ id: 'a' })
    await store.close()
  })
})
