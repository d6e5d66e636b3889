import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { FieldFrame, type FieldFrameProps } from './field-frame'

interface FieldProps extends Omit<FieldFrameProps, 'mark'> {
  language?: Language
}

/** Ties label, hint, error and control together: `<Field …>{(control) => <input {...control} name="phone" />}</Field>`. */
export function Field({ language = 'ko', ...frame }: FieldProps) {
  const { ui } = messages(language)
  return <FieldFrame {...frame} mark={frame.required ? ui.required : ui.optional} />
}
