import styles from '@/components/admin/admin.module.css'

/** Templates of texts: each opens the form with its text. */
export function TemplateLinks({ label, templates, to }: { label: string; templates: readonly { readonly name: string }[]; to: (index: number) => string }) {
  if (templates.length === 0) return null
  return (
    <p className={styles.row}>
      {label}
      {templates.map(({ name }, index) => (
        <a key={name} className={styles.target} href={to(index)}>
          {name}
        </a>
      ))}
    </p>
  )
}
