import { koreanDay, koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { ListedFact } from '@/lib/facts/office/fact-views'
import { OfficeTable } from '@/components/admin/office-table'
import { TextLink } from '@/components/admin/text-link'
import form from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

function Source({ fact: { changedAt, nextAt, draftsBy } }: { fact: ListedFact }) {
  return (
    <>
      {changedAt ? <>{words.byOffice(koreanDay(changedAt.toISOString()))}</> : words.byContent}
      {nextAt ? (
        <>
          <br />
          {words.scheduled(koreanDateTime(nextAt.toISOString()))}
        </>
      ) : null}
      {draftsBy.length > 0 ? (
        <>
          <br />
          {words.draftsBy(draftsBy.join(', '))}
        </>
      ) : null}
    </>
  )
}

/** Everything that the office may change, with its value, source, age and where visitors meet it. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <OfficeTable caption={words.caption} columns={words.columns}>
      {facts.map((fact) => (
        <tr key={fact.path}>
          <th scope="row">
            <TextLink href={adminPaths.fact(fact.path)}>{fact.label}</TextLink>
          </th>
          <td className={form.value}>{fact.value || words.undecided}</td>
          <td className={`${form.value} ${form.source}`}>
            <Source fact={fact} />
          </td>
          <td>{fact.where}</td>
        </tr>
      ))}
    </OfficeTable>
  )
}
