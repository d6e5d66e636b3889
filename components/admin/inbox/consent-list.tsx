import type { ConsentView } from '@/lib/registrations/office/consent-view'
import detail from './registration-detail.module.css'

export const ConsentList = ({ consents }: { consents: readonly ConsentView[] }) => (
  <dl className={detail.facts}>
    {consents.map(({ label, agreed, evidence, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {agreed ? '동의' : '동의하지 않음'}
          {evidence ? <p>{evidence}</p> : null}
          {text ? (
            <details>
              <summary>동의한 문안 보기</summary>
              <p className={detail.message}>{text}</p>
            </details>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
)
