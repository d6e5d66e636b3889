import type { layoutWords as korean } from '../ko/layout'

/** Header, menus, footer, bottom bar, and the page of an unknown address. */
export const layoutWords: typeof korean = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  allMenus: 'Menu',
  closeMenu: 'Close menu',
  quickContact: 'Quick contact',
  breadcrumb: 'Breadcrumb',
  pagesBeside: (group) => `Pages in ${group}`,
  familySite: 'Family site',
  builder: 'Builder',
  representative: 'Representative',
  businessNumber: 'Business registration no.',
  businessDetails: 'Business details and notes',
  privacy: 'Privacy policy (Korean)',
  notFound: 'There is no page at this address. It may have moved, or the address may be mistyped. Please use the menu, or call us.',
  allPages: 'All pages',
}
