import { createHash } from 'node:crypto'
import { REFUSAL_HEADERS, refusalPage } from '@/lib/delivery/http/refusal-page'

const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''

test.each([404, 400, 405, 418])('the page of a refusal with status %i has the one style that its policy allows, and no script', (status) => {
  const page = refusalPage(status)
  expect(REFUSAL_HEADERS['content-security-policy']).toContain(`style-src 'sha256-${createHash('sha256').update(styleOf(page)).digest('base64')}'`)
  expect(page).not.toMatch(/<script|style=/)
})

test('whoever misses a page of the office reads so in Korean, and that the role may be why', () => {
  const page = refusalPage(404, '/admin/registrations/of-somebody-else')
  expect(page).toContain('<h1 lang="ko">열 수 없는 화면입니다</h1>')
  expect(page).toContain('이 계정의 역할로는 볼 수 없는 화면일 수도 있습니다')
  expect(page).toContain('<a href="/admin">')
  expect(refusalPage(404, '/no/such/page')).toContain('<h1 lang="en">Not Found</h1>')
})
