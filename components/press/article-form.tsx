'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { articleFormWords } from '@/lib/messages/ko/article-form'
import type { articleLimits } from '@/lib/press/article'
import type { PictureSlot } from '@/lib/press/article-picture'
import type { ArticleCover } from '@/lib/press/cover'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { apiPaths } from '@/lib/routes'
import styles from './article-form.module.css'
import { ArticleTextFields, REQUIRED_FIELDS, type ArticleTexts, type RequiredField } from './article-text-fields'
import { CoverFields } from './cover-fields'
import { PictureFields } from './picture-fields'
import { ArticleChanges } from './article-changes'
import { saveArticle, type Refusal } from './save-article'

interface ArticleFormProps {
  site: string
  /** Limits of lib/press/article.ts. */
  limits: typeof articleLimits
  /** The article to edit; absent for a new one. */
  article?: ArticleTexts & { readonly id: string; readonly cover: ArticleCover | null; readonly version?: string }
  /** Places for pictures in the text, see lib/press/article-picture.ts. */
  slots: readonly PictureSlot[]
  /** Address after saving; absent stays on the page, clears the form and refreshes. */
  then?: string
  /** Whether saving as a draft is offered. */
  drafts?: boolean
}

/** @returns the required fields that are blank */
const blankFields = (data: FormData): RequiredField[] =>
  REQUIRED_FIELDS.filter((name) => {
    const value = data.get(name)
    return typeof value !== 'string' || value.trim() === ''
  })

/** @returns why the files of a form are too large, each or all together; null if they are not */
function tooLargeFor(data: FormData, limits: typeof articleLimits): string | null {
  const sizes = [...data.values()].flatMap((value) => (value instanceof File ? [value.size] : []))
  if (sizes.some((size) => size > limits.coverBytes)) return limits.coverTooLarge
  return sizes.reduce((sum, size) => sum + size, 0) > limits.uploadBytes ? limits.uploadTooLarge : null
}

/** Writes or edits an article. Works as a plain form before hydration; what was typed stays until it is saved. */
export function ArticleForm({ site, limits, article, slots, then, drafts = false }: ArticleFormProps) {
  const router = useRouter()
  const [messages, setMessages] = useState<readonly string[]>([])
  const [empty, setEmpty] = useState<readonly RequiredField[]>([])
  const [dayIncomplete, setDayIncomplete] = useState(false)
  const [done, setDone] = useState(false)
  const [sending, setSending] = useState(false)
  const [conflict, setConflict] = useState<Refusal['conflict']>()

  function refuse(form: HTMLFormElement, fields: readonly RequiredField[], message: string) {
    setEmpty(fields)
    setDayIncomplete(fields.length === 0)
    setMessages([message])
    form.querySelector<HTMLElement>(`[name=${fields[0] ?? 'date'}]`)?.focus()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form, event.nativeEvent.submitter)
    setDone(false)
    const blank = blankFields(data)
    if (blank.length > 0) return refuse(form, blank, articleFormWords.required)
    setEmpty([])
    setDayIncomplete(false)
    // Checks before sending: a browser that is still uploading hardly reads the server's response.
    const tooLarge = tooLargeFor(data, limits)
    if (tooLarge) return setMessages([tooLarge])
    setSending(true)
    const refused = await saveArticle(article?.id, data)
    setSending(false)
    setMessages(refused?.messages ?? [])
    setConflict(refused?.conflict)
    if (refused) return
    if (then) return router.push(then)
    form.reset()
    setDone(true)
    router.refresh()
  }

  const prefix = article ? 'edit' : 'write'
  return (
    <form
      className={styles.form}
      action={article ? adminApiPaths.press(article.id) : apiPaths.press}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void onSubmit(event)}
      onInvalid={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // Fires one event per field, because each control reports itself.
        const blank = REQUIRED_FIELDS.filter((name) => form.querySelector(`[name=${name}]:invalid`))
        // Without one only the day is left: a browser refuses one that was typed in part.
        refuse(form, blank, blank.length > 0 ? articleFormWords.required : articleFormWords.dateIncomplete)
      }}
      aria-label={article ? articleFormWords.edit : articleFormWords.write}
    >
      {article?.version ? <input type="hidden" name="version" value={conflict?.version ?? article.version} /> : null}
      {article ? <input type="hidden" name="action" value="save" /> : <input type="hidden" name="site" value={site} />}
      <ArticleTextFields prefix={prefix} limits={limits} texts={article} empty={empty} dayIncomplete={dayIncomplete} />
      <CoverFields prefix={prefix} cover={article?.cover ?? null} altMax={limits.coverAlt} fileMax={limits.coverBytes} fileTypes={limits.pictureTypes} />
      <PictureFields prefix={prefix} slots={slots} limits={limits} />
      <div role="alert" className={styles.failure} hidden={messages.length === 0}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {article && conflict ? <ArticleChanges changed={conflict.changed} page={adminPaths.pressArticle(article.id)} /> : null}
      </div>
      <p role="status" className={styles.done} hidden={!done}>
        {articleFormWords.published}
      </p>
      <p className={styles.actions}>
        <button className="button button--primary" type="submit" disabled={sending}>
          {sending ? articleFormWords.saving : article ? (conflict ? articleFormWords.saveMine : articleFormWords.save) : articleFormWords.publish}
        </button>
        {drafts && !article ? (
          <button className="button" type="submit" name="status" value="draft" disabled={sending}>
            {articleFormWords.saveDraft}
          </button>
        ) : null}
      </p>
    </form>
  )
}
