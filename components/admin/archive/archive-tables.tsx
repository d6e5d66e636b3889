import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { Tag } from '@/components/admin/tag'
import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths, archiveVersionPath } from '@/lib/admin-routes'
import { decodedPath } from '@/lib/content/schemas/decoded-path'
import type { ArchiveDay, ListedPage, ListedVersion } from '@/lib/documents/office/archive-view'
import { officeArchiveWords as words } from '@/lib/messages/ko/office-archive'
import card from './archive-tables.module.css'

/** Sends a file of a version: a form, because a download is on the record. */
function DownloadForm({ number, address, label, of }: { number: number; address?: string; label: string; of: string }) {
  return (
    <form action={adminApiPaths.archive} method="post">
      <input type="hidden" name="version" value={number} />
      {address === undefined ? null : <input type="hidden" name="address" value={address} />}
      <button className={`button ${styles.small}`} name="action" value={address === undefined ? 'version' : 'page'} type="submit">
        <span className="visually-hidden">{of} </span>
        {label}
      </button>
    </form>
  )
}

const changes = ({ changed, removed, pages, number }: ListedVersion): string =>
  number === 1
    ? words.first(pages)
    : [words.changed(changed, pages), ...(removed.length > 0 ? [words.removed(removed)] : [])].filter(Boolean).join('. ') || words.none

/** The versions of a day, the newest first. */
export const ArchiveDayTable = ({ day, versions }: ArchiveDay) => (
  <section aria-labelledby={`day-${day}`}>
    <h2 id={`day-${day}`}>
      <time dateTime={day}>{day}</time>
    </h2>
    <OfficeTable caption={words.caption(day)} columns={words.columns}>
      {versions.map((version) => (
        <tr key={version.number}>
          <th scope="row">
            <a className={styles.target} href={archiveVersionPath(version.number)}>
              {words.version(version.number)} {words.pages}
            </a>
          </th>
          <td>
            <time dateTime={version.at.toISOString()}>{koreanDateTime(version.at.toISOString())}</time>
            <br />
            {words.facts(version.facts)}
          </td>
          <td>{changes(version)}</td>
          <td>
            <DownloadForm number={version.number} label={words.all} of={words.version(version.number)} />
          </td>
        </tr>
      ))}
    </OfficeTable>
  </section>
)

/** The pages of a version. */
export const ArchivedPagesTable = ({ number, pages }: { number: number; pages: readonly ListedPage[] }) => (
  <OfficeTable caption={words.pageCaption(number)} columns={words.pageColumns}>
    {pages.map(({ address, name, hash, isChanged }) => (
      <tr key={address}>
        <th scope="row">
          {name} {isChanged ? <Tag>{words.new}</Tag> : null}
        </th>
        <td className={card.long}>{decodedPath(address) ?? address}</td>
        <td>
          <code className={card.long}>{hash}</code>
        </td>
        <td>
          <DownloadForm number={number} address={address} label={words.one} of={name} />
        </td>
      </tr>
    ))}
  </OfficeTable>
)
