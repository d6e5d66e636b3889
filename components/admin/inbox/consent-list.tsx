import type { ConsentView } from '@/lib/registrations/office/consent-view'
import detail from './registration-detail.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'

export const ConsentList = ({ consents }: { consents: readonly ConsentView[] }) => (
  <dl className={detail.facts}>
    {consents.map(({ label, agreed, evidence, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {agreed ? words.agreed : words.notAgreed}
          {evidence ? <p>{evidence}</p> : null}
          {text ? (
            <details>
              <summary>{words.consentText}</summary>
              <p className={detail.message}>{text}</p>
            </details>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
)
