import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { ArchivedPagesTable, ArchiveDayTable } from '@/components/admin/archive/archive-tables'
import { PageHead } from '@/components/admin/page-head'
import { koreanDateTime } from '@/components/ui/korean-date'
import { MoreLink, TextLink } from '@/components/admin/text-link'
import { adminPaths } from '@/lib/admin-routes'
import { ArchiveDamagedError } from '@/lib/documents/archive/check-archive'
import { readArchiveView, readVersionView } from '@/lib/documents/office/archive-view'
import { NotFoundError } from '@/lib/errors'
import { officeArchiveWords as words } from '@/lib/messages/ko/office-archive'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

/** A version's pages; a sentence for one that does not exist or is not as it was. */
async function Version({ number }: { number: number }) {
  const view = await readVersionView(services(), number).catch((error: unknown) => {
    if (error instanceof ArchiveDamagedError) return 'damaged' as const
    if (error instanceof NotFoundError) return 'gone' as const
    throw error
  })
  const isRefused = typeof view === 'string'
  return (
    <>
      <PageHead
        title={isRefused ? words.title : words.versionTitle(number)}
        lead={
          isRefused ? words[view] : words.versionLead(koreanDateTime(view.version.at.toISOString()), view.pages.filter(({ isMissing }) => !isMissing).length)
        }
      />
      <p>
        <TextLink href={adminPaths.archive}>{words.back}</TextLink>
      </p>
      {isRefused ? null : <ArchivedPagesTable number={number} pages={view.pages} />}
    </>
  )
}

/** What the site said when: versions by day, and the pages of one. */
export default async function ArchivePage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('archive.view')
  const query = await searchParams
  const chosen = firstValue(query.version)
  if (chosen !== undefined) return <Version number={Number(chosen)} />
  const before = Number(firstValue(query.before))
  const { days, earlier } = await readArchiveView(services(), Number.isSafeInteger(before) && before > 0 ? before : undefined)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {days.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
      {days.map((day) => (
        <ArchiveDayTable key={day.day} {...day} />
      ))}
      <MoreLink href={earlier === null ? null : queryPath(adminPaths.archive, { before: String(earlier) })}>{words.earlier}</MoreLink>
    </>
  )
}
