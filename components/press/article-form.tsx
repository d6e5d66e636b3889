'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { announceHydrated } from '@/components/navigation/hydrated'
import type { articleLimits } from '@/lib/press/article'
import type { ArticleCover } from '@/lib/press/cover'
import { adminApiPaths, apiPaths } from '@/lib/routes'
import styles from './article-form.module.css'
import { CoverFields } from './cover-fields'

type Field = 'title' | 'summary' | 'content'
type Fields = Readonly<Record<Field, string>>

interface ArticleFormProps {
  site: string
  /** Limits of lib/press/article.ts. */
  limits: typeof articleLimits
  /** The article to edit; absent writes a new one. */
  article?: Fields & { readonly id: string; readonly cover: ArticleCover | null }
  /** Where to go once it is saved; absent stays, clears the form and reloads what is around it. */
  then?: string
  /** Offers to keep it as a draft first. */
  drafts?: boolean
}

const REQUIRED = '제목과 요약을 입력해 주세요!'
const UNREACHABLE = '저장하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'
const LABELS: Readonly<Record<Field, string>> = { title: '제목', summary: '요약', content: '본문' }
/** Said beside the field that is empty. */
const EMPTY = { title: '제목을 입력해 주세요.', summary: '요약을 입력해 주세요.' } as const
type RequiredField = keyof typeof EMPTY
const REQUIRED_FIELDS: readonly RequiredField[] = ['title', 'summary']

/** @returns messages to show, none when it was saved */
async function save(id: string | undefined, data: FormData): Promise<string[]> {
  const response = await fetch(id ? apiPaths.pressArticle(id) : apiPaths.press, {
    method: id ? 'PATCH' : 'POST',
    headers: { accept: 'application/json' },
    body: data,
  })
  if (response.ok) return []
  const { errors, message } = (await response.json()) as { errors?: Record<string, string>; message?: string }
  return errors ? [...new Set(Object.values(errors))] : [message ?? UNREACHABLE]
}

/** Writes or edits an article. Before it is hydrated it is sent as a plain form; what was typed stays until it is saved. */
export function ArticleForm({ site, limits, article, then, drafts = false }: ArticleFormProps) {
  const router = useRouter()
  const [messages, setMessages] = useState<readonly string[]>([])
  const [empty, setEmpty] = useState<readonly RequiredField[]>([])
  const [done, setDone] = useState(false)
  const [sending, setSending] = useState(false)

  function refuseEmpty(form: HTMLFormElement, fields: readonly RequiredField[]) {
    setEmpty(fields)
    setMessages([REQUIRED])
    const [first] = fields
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Prevented already: an early press, which is made again.
    if (event.defaultPrevented) return
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form, event.nativeEvent.submitter)
    const isBlank = (name: Field) => {
      const value = data.get(name)
      return typeof value !== 'string' || value.trim() === ''
    }
    const cover = data.get('cover')
    setDone(false)
    const blank = REQUIRED_FIELDS.filter(isBlank)
    if (blank.length > 0) return refuseEmpty(form, blank)
    setEmpty([])
    // The server says so too, but hardly to a browser that is still sending.
    if (cover instanceof File && cover.size > limits.coverBytes) return setMessages([limits.coverTooLarge])
    setSending(true)
    const refused = await save(article?.id, data).catch(() => [UNREACHABLE])
    setSending(false)
    setMessages(refused)
    if (refused.length > 0) return
    if (then) return router.push(then)
    form.reset()
    setDone(true)
    router.refresh()
  }

  const prefix = article ? 'edit' : 'write'
  return (
    <form
      className={styles.form}
      ref={announceHydrated}
      data-early=""
      suppressHydrationWarning
      action={article ? adminApiPaths.press(article.id) : apiPaths.press}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void onSubmit(event)}
      onInvalid={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // One event a field: the form's own controls tell all of them.
        refuseEmpty(
          form,
          REQUIRED_FIELDS.filter((name) => form.querySelector(`[name=${name}]:invalid`)),
        )
      }}
      aria-label={article ? '글 고치기' : '글쓰기'}
    >
      {article ? <input type="hidden" name="action" value="save" /> : <input type="hidden" name="site" value={site} />}
      {REQUIRED_FIELDS.map((name) => (
        <p className={styles.field} key={name}>
          <label htmlFor={`${prefix}-${name}`}>{LABELS[name]}</label>
          <input
            id={`${prefix}-${name}`}
            name={name}
            required
            maxLength={limits[name]}
            defaultValue={article?.[name]}
            autoComplete="off"
            aria-invalid={empty.includes(name) || undefined}
            aria-describedby={empty.includes(name) ? `${prefix}-${name}-empty` : undefined}
          />
          {empty.includes(name) ? (
            <small className={styles.missing} id={`${prefix}-${name}-empty`}>
              {EMPTY[name]}
            </small>
          ) : null}
        </p>
      ))}
      <p className={styles.field}>
        <label htmlFor={`${prefix}-content`}>{LABELS.content}</label>
        <textarea id={`${prefix}-content`} name="content" rows={10} maxLength={limits.content} defaultValue={article?.content} />
        <small className={styles.hint}>줄을 바꾸면 문단이 나뉩니다. https 주소는 링크가 됩니다.</small>
      </p>
      <CoverFields prefix={prefix} cover={article?.cover ?? null} altMax={limits.coverAlt} />
      <div role="alert" className={styles.failure} hidden={messages.length === 0}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <p role="status" className={styles.done} hidden={!done}>
        등록했습니다.
      </p>
      <p className={styles.actions}>
        <button className="button button--primary" type="submit" disabled={sending}>
          {sending ? '저장 중...' : article ? '저장' : '등록'}
        </button>
        {drafts && !article ? (
          <button className="button" type="submit" name="status" value="draft" disabled={sending}>
            초안으로 저장
          </button>
        ) : null}
      </p>
    </form>
  )
}
