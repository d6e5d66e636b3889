import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handlerFile } from '@/lib/delivery/next/routes.mjs'

const root = mkdtempSync(join(tmpdir(), 'routes-'))
const manifest = join(root, '.next/server/app-paths-manifest.json')
mkdirSync(join(root, '.next/server'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

test('the file of a handler is found by its address, and what is not there is named', () => {
  writeFileSync(manifest, JSON.stringify({ '/api/registrations/route': 'app/api/registrations/route.js', '/api/page/page': 'app/api/page/page.js' }))
  expect(handlerFile(root, '/api/registrations')).toBe(join(root, '.next/server/app/api/registrations/route.js'))
  expect(() => handlerFile(root, '/api/page')).toThrow('does not name the handler /api/page')
  writeFileSync(manifest, JSON.stringify([['/api/registrations']]))
  expect(() => handlerFile(root, '/api/registrations')).toThrow('does not name the handler')
})
