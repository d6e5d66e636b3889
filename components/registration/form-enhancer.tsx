'use client'

import { useEffect, useRef } from 'react'
import type { FormAnswers } from './form-answers'

interface FormEnhancerProps {
  /** The office's number, for when nothing else works. */
  phone: string
  /** True in the popup and on the result page: the result takes the form's place. On other pages the fields clear instead. */
  replaceOnSuccess: boolean
  /** What the form says, where it is not Korean. */
  answers?: FormAnswers | undefined
}

/**
 * Fetches the form's enhancement when somebody turns to the form, not before: the form posts without it,
 * and so does a press of the button that comes before it has arrived.
 */
export function FormEnhancer({ phone, replaceOnSuccess, answers }: FormEnhancerProps) {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('[data-registration]')
    const near = root?.closest('dialog') ?? root
    if (!root || !near) return
    let release: (() => void) | undefined
    let unmounted = false

    const load = () => {
      near.removeEventListener('focusin', load)
      // A chunk that does not arrive leaves the form as it is: it posts by itself.
      import('./enhance-form').then(
        ({ enhanceForm }) => {
          if (!unmounted) release = enhanceForm(root, { phone, replaceOnSuccess, answers })
        },
        () => near.addEventListener('focusin', load),
      )
    }
    // A page that came with the box ticked has a part whose days and times are to be followed.
    if (near.querySelector(':focus, [name=visitWanted]:checked')) load()
    else near.addEventListener('focusin', load)

    return () => {
      unmounted = true
      near.removeEventListener('focusin', load)
      release?.()
    }
  }, [phone, replaceOnSuccess, answers])

  return <span ref={marker} hidden />
}
