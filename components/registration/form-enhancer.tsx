'use client'

import { useEffect, useRef } from 'react'
import type { FormAnswers } from './form-answers'

interface FormEnhancerProps {
  /** The office's phone number, for when nothing else works. */
  phone: string
  /** True in the popup and on the result page: the result replaces the form. On other pages the fields are cleared instead. */
  replaceOnSuccess: boolean
  /** The form's texts, where they are not Korean. */
  answers?: FormAnswers | undefined
}

/** Loads the form's enhancement when someone turns to the form. Until it has arrived, and without it, the form posts by itself. */
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
      // If the chunk fails to load, the form posts by itself.
      import('./enhance-form').then(
        ({ enhanceForm }) => {
          if (!unmounted) release = enhanceForm(root, { phone, replaceOnSuccess, answers })
        },
        () => near.addEventListener('focusin', load),
      )
    }
    // Where a visit is what the page is for, its days and times need the script at once; in the popup, once that is opened.
    if (near.querySelector(near.matches('dialog') ? ':focus' : ':focus, [data-visit-part]:not([hidden])')) load()
    else near.addEventListener('focusin', load)

    return () => {
      unmounted = true
      near.removeEventListener('focusin', load)
      release?.()
    }
  }, [phone, replaceOnSuccess, answers])

  return <span ref={marker} hidden />
}
