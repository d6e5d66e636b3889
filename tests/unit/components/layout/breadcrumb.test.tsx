import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import styles from '@/components/layout/breadcrumb.module.css'

const trail = ['홈', '홍보센터', '언론보도', '골조 공사를 마쳤습니다'].map((label) => ({ label }))
const listOf = (isArticle: boolean) => parse(renderToStaticMarkup(<Breadcrumb trail={trail} isArticle={isArticle} />)).querySelector('ol')!

test("an article's path alone is shortened on a phone; any other page is named, however deep it stands", () => {
  expect(listOf(true).classList.contains(styles.article!)).toBe(true)
  expect(listOf(false).classList.contains(styles.article!)).toBe(false)
  for (const isArticle of [true, false]) expect(listOf(isArticle).querySelector('[aria-current=page]')?.text).toBe('골조 공사를 마쳤습니다')
})
