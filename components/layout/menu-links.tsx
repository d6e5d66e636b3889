import type { MenuLink, Menus } from '@/lib/content/schemas/site'

interface MenuLinksProps {
  items: readonly MenuLink[]
  className?: string | undefined
  linkClassName?: string | undefined
  /** Path of the open page, whose entry is highlighted; decoded or not. */
  current?: string
  /** A strip that scrolls sideways and starts with the current page in view (components/behaviour/sub-menu.ts). */
  scrollsToCurrent?: boolean
}

/** The address bar encodes paths, content does not: compares both decoded. */
const isSamePath = (a: string, b: string) => decodeURI(a) === decodeURI(b)

/** @returns the page of a group that holds only a page of the group's own name: menus list it without the group */
export const onlyPage = ({ label, items }: Menus['groups'][number]): MenuLink | undefined =>
  items.length === 1 && items[0]?.label === label ? items[0] : undefined

/** The entries of one menu group, the same in every menu. */
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
