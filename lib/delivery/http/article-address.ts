/** What the office and programs have below `press` is none (lib/admin-routes.ts, `apiPaths` of lib/routes.ts). */
const ARTICLE = /^(\/(?!(?:admin|api)\/)[^/]+\/press)\/[^/]+\/?$/i

/** @returns path of the press list whose article `path` names, whether there is one or not (lib/routes.ts `pressArticlePath`) */
export const pressListOf = (path: string): string | undefined => ARTICLE.exec(path)?.[1]
