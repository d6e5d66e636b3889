import type { PrivacyPolicy } from '@/lib/content/schemas/registration'
import { DataTable } from '../ui/data-table'
import { Day } from '../ui/day'
import { RunningText } from '../ui/running-text'
import { PolicySection } from './policy-section'
import styles from './policy.module.css'

/** 개인정보 처리방침 in full, with a table of contents that stays beside it where there is room. */
export function PrivacyPolicyText({ policy }: { policy: PrivacyPolicy }) {
  const { officer, processors, history, sections } = policy
  const own = [
    {
      heading: '처리를 맡은 곳',
      body: (
        <DataTable
          caption="개인정보 처리 수탁자"
          columns={['수탁자', '맡긴 일', '처리하는 곳']}
          rows={processors.map(({ name, task, place }) => [name, task, place])}
        />
      ),
    },
    {
      heading: '개인정보 보호책임자',
      body: (
        <dl className={styles.officer}>
          <div>
            <dt>이름</dt>
            <dd>{officer.name}</dd>
          </div>
          <div>
            <dt>직책</dt>
            <dd>{officer.role}</dd>
          </div>
          <div>
            <dt>전화</dt>
            <dd>
              <a href={`tel:${officer.phone}`}>{officer.phone}</a>
            </dd>
          </div>
          <div>
            <dt>이메일</dt>
            <dd>
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </dd>
          </div>
        </dl>
      ),
    },
    {
      heading: '변경 이력',
      body: (
        <DataTable
          caption="처리방침 변경 이력"
          hideCaption
          columns={['시행일', '바뀐 내용']}
          rows={history.map(({ date, change }) => [<Day key={date} value={date} />, change])}
        />
      ),
    },
  ]
  const headings = [...sections.map((section) => section.heading), ...own.map((section) => section.heading)]
  return (
    <div className={`container ${styles.layout}`}>
      <nav aria-label="처리방침 차례" className={styles.contents}>
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
          시행일 <Day value={policy.effective} />
        </p>
        {sections.map((section, index) => (
          <PolicySection key={section.heading} number={index + 1} heading={section.heading}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RunningText text={paragraph} />
              </p>
            ))}
            {section.points.length > 0 && (
              <ul className={styles.points}>
                {section.points.map((point) => (
                  <li key={point}>
                    <RunningText text={point} />
                  </li>
                ))}
              </ul>
            )}
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
