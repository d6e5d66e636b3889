import type { ChannelView } from '@/lib/attribution/office/channel-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { channelWords as words } from '@/lib/messages/ko/office-channel'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { ReasonField, SelectField } from '@/components/admin/field'
import { Facts } from '@/components/admin/facts-list'

export function Channel({ id, channel: { value, label, original, facts, options } }: { id: string; channel: ChannelView }) {
  return (
    <section aria-labelledby="channel">
      <h2 id="channel">{words.title}</h2>
      <p>
        {label ?? words.none}
        {original ? ` ${words.original(original)}` : ''}
      </p>
      {facts.length > 0 ? (
        <Confirm label={words.facts}>
          <Facts facts={facts} />
        </Confirm>
      ) : null}
      {options ? (
        <Confirm label={words.correct}>
          <PostForm to={adminApiPaths.registration(id)} fields={{ was: value }}>
            <p>{words.correctHint}</p>
            <SelectField id="channel-to" label={words.to} name="channel" required none={words.choose} options={options} />
            <ReasonField id="channel-reason" label={words.reason} placeholder={words.reasonHint} />
            <Submit value="channel" label={words.save} />
          </PostForm>
        </Confirm>
      ) : null}
    </section>
  )
}
