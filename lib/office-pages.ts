/**
 * Pages in the office's frame that the front server sends for one that is missing or failed, by status. Next sends an empty
 * shell for a page that calls `notFound()`, and its layout with it.
 */
export const OFFICE_PAGES: Readonly<Record<number, string | undefined>> = { 404: '/admin/missing', 500: '/admin/failed' }

const OFFICE = /^\/admin(?:[/?]|$)/

/** @returns whether it is an address of the office */
export const isOfficeUrl = (url: string | undefined = '') => OFFICE.test(url)
