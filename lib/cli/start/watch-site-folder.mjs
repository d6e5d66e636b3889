import { resolve } from 'node:path'
import { assembleSite } from './site-folder.mjs'
import { watchTree } from './watch-tree.mjs'

/** Editors often write a file in several steps. */
const DEBOUNCE_MS = 200

/**
 * Updates a site's folder whenever its content or the project's code changes.
 * @param {string} project absolute path
 * @param {string} content folder of content, absolute or relative to the project
 * @param {readonly string[]} [code] folders of the project that are watched too
 */
export function watchSiteFolder(project, content, code = []) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const assemble = () => {
    clearTimeout(timer)
    timer = setTimeout(() => assembleSite(project, content), DEBOUNCE_MS)
  }
  for (const path of [content, ...code]) watchTree(resolve(project, path), assemble)
}
