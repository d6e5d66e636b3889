import { koreanDay } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import { pressArticlePath } from '@/lib/routes'
import type { ArticleSummary } from '@/lib/press/article'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { Tag } from '@/components/admin/tag'
import { formatCount } from '@/lib/messages/format-count'

const STATUS = { draft: '초안', published: '게시 중', unpublished: '게시 안 함' } as const

/** All articles of a site, whatever their status. */
export function ArticleTable({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <OfficeTable caption="언론보도 글, 최신순" columns={['번호', '제목', '상태', '날짜', '조회', '바로가기']}>
      {articles.map((article) => (
        <tr key={article.id}>
          <td data-label="번호">{article.number}</td>
          <th scope="row">
            <a className={styles.target} href={adminPaths.pressArticle(article.id)}>
              {article.title}
            </a>
          </th>
          <td>
            <Tag>{STATUS[article.status]}</Tag>
          </td>
          <td data-label="날짜">{koreanDay(article.date.toISOString())}</td>
          <td data-label="조회">{formatCount(article.views)}</td>
          <td>
            <a
              className={styles.target}
              href={article.status === 'published' ? pressArticlePath(article.siteId, article.id) : adminPaths.pressPreview(article.id)}
            >
              {article.status === 'published' ? '보기' : '미리 보기'}
            </a>
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
