import { koreanDay } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { pressArticlePath } from '@/lib/routes'
import type { ArticleSummary } from '@/lib/press/article'
import { OfficeTable } from '@/components/admin/office-table'
import { Tag } from '@/components/admin/tag'
import { TextLink } from '@/components/admin/text-link'
import { formatCount } from '@/lib/messages/format-count'

const { columns } = words

export function ArticleTable({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <OfficeTable caption={words.caption} columns={Object.values(columns)}>
      {articles.map((article) => (
        <tr key={article.id}>
          <td data-label={columns.number}>{article.number}</td>
          <th scope="row">
            <TextLink href={adminPaths.pressArticle(article.id)}>{article.title}</TextLink>
          </th>
          <td>
            <Tag>{words.states[article.status]}</Tag>
          </td>
          <td data-label={columns.date}>{koreanDay(article.date.toISOString())}</td>
          <td data-label={columns.views}>{formatCount(article.views)}</td>
          <td>
            <TextLink href={article.status === 'published' ? pressArticlePath(article.siteId, article.id) : adminPaths.pressPreview(article.id)}>
              {article.status === 'published' ? words.show : words.preview}
            </TextLink>
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
