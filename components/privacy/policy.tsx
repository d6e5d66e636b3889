import type { PrivacyPolicy } from '@/lib/content/schemas/registration'
import { privacyWords } from '@/lib/messages/ko/privacy'
import { DataTable } from '../ui/data-table'
import { Day } from '../ui/day'
import { PointList } from '../ui/point-list'
import { RunningText } from '../ui/running-text'
import { PolicySection } from './policy-section'
import styles from './policy.module.css'

/** The whole 개인정보 처리방침, with a table of contents beside it on wide screens. */
export function PrivacyPolicyText({ policy }: { policy: PrivacyPolicy }) {
  const { officer, processors, history, sections } = policy
  const own = [
    {
      heading: privacyWords.processors,
      body: (
        <DataTable
          caption={privacyWords.processorsCaption}
          columns={[privacyWords.processor, privacyWords.task, privacyWords.place]}
          rows={processors.map(({ name, task, place }) => [name, task, place])}
        />
      ),
    },
    {
      heading: privacyWords.officer,
      body: (
        <dl className={styles.officer}>
          <div>
            <dt>{privacyWords.name}</dt>
            <dd>{officer.name}</dd>
          </div>
          <div>
            <dt>{privacyWords.position}</dt>
            <dd>{officer.role}</dd>
          </div>
          <div>
            <dt>{privacyWords.phone}</dt>
            <dd>
              <a href={`tel:${officer.phone}`}>{officer.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{privacyWords.email}</dt>
            <dd>
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </dd>
          </div>
        </dl>
      ),
    },
    {
      heading: privacyWords.history,
      body: (
        <DataTable
          caption={privacyWords.historyCaption}
          hideCaption
          columns={[privacyWords.effective, privacyWords.change]}
          rows={history.map(({ date, change }) => [<Day key={date} value={date} />, change])}
        />
      ),
    },
  ]
  const headings = [...sections.map((section) => section.heading), ...own.map((section) => section.heading)]
  return (
    <div className={`container ${styles.layout}`}>
      <nav aria-label={privacyWords.contents} className={styles.contents}>
        <ol>
          {headings.map((heading, index) => (
            <li key={heading}>
              <a href={`#article-${index + 1}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className={styles.intro}>{policy.intro}</p>
        <p className={styles.effective}>
          {privacyWords.effective} <Day value={policy.effective} />
        </p>
        {sections.map((section, index) => (
          <PolicySection key={section.heading} number={index + 1} heading={section.heading}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RunningText text={paragraph} />
              </p>
            ))}
            <PointList points={section.points} className={styles.points} />
            {section.table && <DataTable caption={section.table.caption} columns={section.table.columns} rows={section.table.rows} />}
          </PolicySection>
        ))}
        {own.map((section, index) => (
          <PolicySection key={section.heading} number={sections.length + index + 1} heading={section.heading}>
            {section.body}
          </PolicySection>
        ))}
      </div>
    </div>
  )
}
