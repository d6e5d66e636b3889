import type { MenuLink, Menus } from '@/lib/content/schemas/site'

interface MenuLinksProps {
  items: readonly MenuLink[]
  className?: string | undefined
  linkClassName?: string | undefined
  /** Path of the open page, whose entry is marked; decoded or not. */
  current?: string
  /** A strip that scrolls sideways, and starts with the present page in view (components/behaviour/sub-menu.ts). */
  scrollsToCurrent?: boolean
}

/** Address bars show paths encoded, content spells them plainly: compare both decoded. */
const isSamePath = (a: string, b: string) => decodeURI(a) === decodeURI(b)

/** @returns the page of a group that holds nothing but one of its own name: it stands in menus by itself */
export const onlyPage = ({ label, items }: Menus['groups'][number]): MenuLink | undefined =>
  items.length === 1 && items[0]?.label === label ? items[0] : undefined

/** The entries of one group of the menus, as every menu lists them. */
export function MenuLinks({ items, className, linkClassName, current, scrollsToCurrent }: MenuLinksProps) {
  return (
    <ul className={className} data-scroll-current={scrollsToCurrent ? '' : undefined}>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} className={linkClassName} aria-current={current !== undefined && isSamePath(item.href, current) ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
