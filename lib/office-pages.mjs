/**
 * Pages in the office's frame that the front server sends for one that is missing or failed, by status. Next sends an empty
 * shell for a page that calls `notFound()`, and its layout with it.
 * @type {Readonly<Record<number, string | undefined>>}
 */
export const OFFICE_PAGES = { 404: '/admin/missing', 500: '/admin/failed' }

const OFFICE = /^\/admin(?:[/?]|$)/

/** @param {string | undefined} url @returns whether it is an address of the office */
export const isOfficeUrl = (url = '') => OFFICE.test(url)
