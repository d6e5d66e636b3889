'use client'

import { useState, type FormEvent } from 'react'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import detail from './registration-detail.module.css'
import { callWords as words } from '@/lib/messages/ko/office-call'
import { PostForm } from '@/components/admin/post-form'

interface CallFormProps {
  id: string
  /** Made with the page, so that a form that is sent twice counts as one call. */
  form: string
  masked: string
  /** Whether the form is in a list: the result is then asked for on the registration's own page. */
  inList?: boolean
}

function askForResult(page: string | null) {
  const ask = () => (page === null ? document.getElementById('result')?.scrollIntoView() : location.assign(page))
  document.addEventListener('visibilitychange', ask, { once: true })
}

/** Shows the number and dials it in one click. Without JavaScript, or when the request fails, the form leads to the page with the number. */
export function CallForm({ id, form, masked, inList = false }: CallFormProps) {
  const [phone, setPhone] = useState<string | null>(null)

  async function call(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: element } = event
    try {
      const body = new URLSearchParams({ action: 'call', form })
      // Not `element.action`: a field has that name.
      const answer = await fetch(element.getAttribute('action') ?? '', { method: 'POST', body, headers: { accept: 'application/json' }, redirect: 'error' })
      const { phone: shown } = (await answer.json()) as { phone?: string }
      if (!answer.ok || !shown) throw new Error(`status ${answer.status}`)
      setPhone(shown)
      document.addEventListener('visibilitychange', () => askForResult(inList ? adminPaths.registration(id) : null), { once: true })
      window.location.href = `tel:${shown}`
    } catch {
      element.submit()
    }
  }

  if (phone)
    return (
      <>
        <a className={`button button--primary ${detail.call}`} href={`tel:${phone}`}>
          {words.dial(phone)}
        </a>
        <p role="status">
          {words.afterwards} <a href={inList ? adminPaths.registration(id) : '#result'}>{words.ask}</a>
        </p>
      </>
    )
  return (
    <PostForm to={adminApiPaths.registration(id)} fields={{ action: 'call', form }} onSubmit={call} className={detail.callForm}>
      <button className={`button ${inList ? detail.callInList : 'button--primary'} ${detail.call}`} type="submit">
        <span>
          {words.call} <span className={detail.number}>{masked}</span>
        </span>
      </button>
    </PostForm>
  )
}
