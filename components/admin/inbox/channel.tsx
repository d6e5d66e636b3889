import type { ChannelView } from '@/lib/attribution/office/channel-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { channelWords as words } from '@/lib/messages/ko/office-channel'
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
      <h2 id="channel">{words.title}</h2>
      <p>
        {label ?? words.none}
        {original ? ` ${words.original(original)}` : ''}
      </p>
      {facts.length > 0 ? (
        <details className={form.confirm}>
          <summary>{words.facts}</summary>
          <dl className={detail.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {options ? (
        <details className={form.confirm}>
          <summary>{words.correct}</summary>
          <form action={adminApiPaths.registration(id)} method="post">
            <input type="hidden" name="was" value={value} />
            <p>{words.correctHint}</p>
            <p className={form.field}>
              <label htmlFor="channel-to">{words.to}</label>
              <select id="channel-to" name="channel" required defaultValue="">
                <option value="" disabled>
                  {words.choose}
                </option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </p>
            <p className={form.field}>
              <label htmlFor="channel-reason">{words.reason}</label>
              <input id="channel-reason" name="reason" required minLength={2} maxLength={200} placeholder={words.reasonHint} autoComplete="off" />
            </p>
            <p>
              <button className={`button ${styles.small}`} name="action" value="channel" type="submit">
                {words.save}
              </button>
            </p>
          </form>
        </details>
      ) : null}
    </section>
  )
}
