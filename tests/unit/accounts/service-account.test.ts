import { readServiceAccount } from '@/lib/accounts/firebase/service-account'

const PEM = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n'
const file = { type: 'service_account', project_id: 'p', client_email: 'a@p.iam.gserviceaccount.com', private_key: PEM }
const key = { projectId: 'p', clientEmail: 'a@p.iam.gserviceaccount.com', privateKey: PEM }

test.each([
  ['JSON', JSON.stringify(file)],
  ['JSON whose line ends were escaped once more', JSON.stringify({ ...file, private_key: PEM.replaceAll('\n', '\\n') })],
  ['base64 of JSON', Buffer.from(JSON.stringify(file)).toString('base64')],
])('reads a key given as %s', (_form, value) => {
  expect(readServiceAccount(value)).toEqual(key)
})

test.each([
  ['a path that is not there', '/nowhere/key.json', '경로'],
  ['broken JSON', '{"private_key": "top secret"', '경로'],
  ['a key without its private part', JSON.stringify({ ...file, private_key: undefined }), 'private_key'],
])('reports the error of %s without its value', (_fault, value, said) => {
  expect(() => readServiceAccount(value)).toThrow(said)
  expect(() => readServiceAccount(value)).not.toThrow('top secret')
})
