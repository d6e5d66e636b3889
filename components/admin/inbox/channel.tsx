import type { ChannelView } from '@/lib/attribution/office/channel-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import detail from './registration-detail.module.css'

interface ChannelProps {
  id: string
  channel: ChannelView
}

/** Shows the channel that counts, the one recorded at first, and a form to correct it. */
export function Channel({ id, channel: { value, label, original, facts, options } }: ChannelProps) {
  return (
    <section aria-labelledby="channel">
      <h2 id="channel">유입 경로</h2>
      <p>
        {label ?? '기록이 없습니다.'}
        {original ? ` (처음 기록: ${original})` : ''}
      </p>
      {facts.length > 0 ? (
        <dl className={detail.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {options ? (
        <details className={form.confirm}>
          <summary>유입 경로 고치기</summary>
          <form action={adminApiPaths.registration(id)} method="post">
            <input type="hidden" name="was" value={value} />
            <p>처음 기록은 그대로 남습니다. 사유는 메모와 접근 기록에 남으니 이름이나 번호를 적지 말아 주세요.</p>
            <p className={form.field}>
              <label htmlFor="channel-to">바꿀 유입 경로</label>
              <select id="channel-to" name="channel" required defaultValue="">
                <option value="" disabled>
                  골라 주세요
                </option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </p>
            <p className={form.field}>
              <label htmlFor="channel-reason">고치는 사유</label>
              <input id="channel-reason" name="reason" required minLength={2} maxLength={200} placeholder="예: 통화로 확인" autoComplete="off" />
            </p>
            <p>
              <button className={`button ${styles.small}`} name="action" value="channel" type="submit">
                고치기
              </button>
            </p>
          </form>
        </details>
      ) : null}
    </section>
  )
}
