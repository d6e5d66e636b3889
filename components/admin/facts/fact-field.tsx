import type { ReactNode } from 'react'
import type { FactField as Field } from '@/lib/facts/office/fact-fields'
import form from '@/components/admin/form.module.css'
import admin from '@/components/admin/admin.module.css'
import styles from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'
import { FieldError, InputField, SelectField, TextField } from '@/components/admin/field'

interface FactFieldProps {
  field: Field
  /** By the name of an input. */
  errors: Readonly<Record<string, string>>
  /** Whether what stands above a group names it already. */
  isNamed?: boolean
}

type Plain = Extract<Field, { kind: 'text' | 'number' | 'date' | 'minute' | 'choice' }>

const LINES = { short: 3, long: 8 } as const
const LONG_TEXT = 160

const INPUT_TYPES = { date: 'date', minute: 'datetime-local', number: 'text', text: 'text' } as const

function PlainField({ field, errors }: { field: Plain; errors: FactFieldProps['errors'] }) {
  const { name, label, kind, value } = field
  const mayBeEmpty = kind !== 'choice' && field.mayBeEmpty
  const own = { id: name, name, label: `${label || words.content}${mayBeEmpty ? words.mayBeEmpty : ''}`, defaultValue: value, error: errors[name] }
  if (kind === 'choice') return <SelectField {...own} options={field.options} />
  if (kind === 'text' && field.isLong) return <TextField {...own} rows={value.length > LONG_TEXT ? LINES.long : LINES.short} />
  return <InputField {...own} autoComplete="off" type={INPUT_TYPES[kind]} inputMode={kind === 'number' ? 'decimal' : undefined} />
}

type ListField = Extract<Field, { kind: 'list' }>
type Row = ListField['rows'][number]

/** Rows with lists in them, as the prices of a type, fill a phone several times: each is folded under its name. */
const isLong = ({ field }: Row) => field.kind === 'group' && field.fields.some(({ kind }) => kind === 'list')

const hasError = ({ name }: Field, errors: FactFieldProps['errors']) => Object.keys(errors).some((at) => at === name || at.startsWith(`${name}.`))

function RowFold({ row, isOpen, children }: { row: Row; isOpen: boolean; children: ReactNode }) {
  const { isNew, title, field } = row
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={admin.quiet}>{title || (isNew ? words.newItem(field.label) : field.label)}</summary>
      {children}
    </details>
  )
}

function List({ field, errors }: { field: ListField; errors: FactFieldProps['errors'] }) {
  const { name, label, rows } = field
  return (
    <fieldset className={styles.list}>
      <legend>{label || words.item}</legend>
      <FieldError id={name} error={errors[name]} />
      <input type="hidden" name={`${name}!count`} value={rows.length} />
      {rows.map((row) => {
        const { index, isNew, field: item } = row
        const isFolded = isLong(row)
        const content = (
          <>
            <FactField field={isNew ? { ...item, label: words.newItem(item.label) } : item} errors={errors} isNamed={isFolded} />
            <p className={styles.tools}>
              <label>
                {words.order} <input name={`${name}.${index}!order`} type="text" inputMode="decimal" defaultValue={index + 1} className={styles.order} />
              </label>
              {isNew ? null : (
                <label className={form.check}>
                  <input type="checkbox" name={`${name}.${index}!removed`} value="1" />
                  <span>{words.removeItem}</span>
                </label>
              )}
            </p>
          </>
        )
        return (
          <div key={index} className={styles.row}>
            {isFolded ? (
              <RowFold row={row} isOpen={hasError(item, errors) || (isNew && index === 0)}>
                {content}
              </RowFold>
            ) : (
              content
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

export function FactField({ field, errors, isNamed = false }: FactFieldProps) {
  switch (field.kind) {
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend className={field.label && !isNamed ? undefined : 'visually-hidden'}>{field.label || words.content}</legend>
          <FieldError id={field.name} error={errors[field.name]} />
          {field.fields.map((inner) => (
            <FactField key={inner.name} field={inner} errors={errors} />
          ))}
        </fieldset>
      )
    case 'list':
      return <List field={field} errors={errors} />
    case 'check':
      return (
        <label className={form.check}>
          <input type="checkbox" name={field.name} value="1" defaultChecked={field.isOn} />
          <span>{field.label || words.on}</span>
        </label>
      )
    case 'text':
    case 'number':
    case 'date':
    case 'minute':
    case 'choice':
      return <PlainField field={field} errors={errors} />
  }
}
