import { ROUTE_DATA } from '@/lib/delivery/next/route-change'
/**
 * @param page an address of the site, e.g. `/visit`
 * @returns request targets, as latin1, that one reader may take for `page` and another for a handler's or an unknown address
 */
export function dressedTargets(page: string): string[] {
  const encoded = `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`
  return [
    page,
    `http://localhost${page}`,
    `HTTP://user:pw@localhost/api/..${page}`,
    `http://localhost/api/%2e%2e${page}`,
    `/api/..${page}`,
    `/api/%2e%2e${page}`,
    `/api/.%2E${page}`,
    `/api/./..${page}`,
    `/api/none/../..${page}`,
    `/api/..;${page}`,
    `/api/..%2f${page.slice(1)}`,
    `/api/..%5c${page.slice(1)}`,
    `/api%2f..${page}`,
    `/api\\..\\${page.slice(1)}`,
    `/api/..\\${page.slice(1)}`,
    `/api//..//..${page}`,
    `/api/%252e%252e${page}`,
    `/api/%c0%ae%c0%ae${page}`,
    `/api/..%00${page}`,
    `/api/\t..${page}`,
    `/api/../api/..${page}?a=/api/`,
    `/api/..${page}#/api/`,
    `${page}#/api/`,
    `${page}?/api/`,
    `${page};/api/`,
    `${page}/`,
    `${page}/.`,
    `${page}%2f`,
    `/${page}`,
    `/\\${page.slice(1)}`,
    `/.${page}`,
    `/%2e${page}`,
    `/api/..${page}${ROUTE_DATA}`,
    `/_next/..${page}`,
    encoded,
    `/api/\xe2\x80\xae..${page}`,
    `/api/%ff/..${page}`,
    `/api/%/..${page}`,
    `localhost:80${page}`,
    `*`,
    page.slice(1),
    `?${page}`,
    `//localhost${page}`,
  ]
}
