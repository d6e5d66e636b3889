/** The press of the office is none (lib/admin-routes.ts). */
const ARTICLE = /^(\/(?!admin\/)[^/]+\/press)\/[^/]+\/?$/i

/**
 * @param {string} path percent-encoded
 * @returns {string | undefined} path of the press list whose article `path` names, whether there is one or not (lib/routes.ts `pressArticlePath`)
 */
export const pressListOf = (path) => ARTICLE.exec(path)?.[1]
