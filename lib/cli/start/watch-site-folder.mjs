import { resolve } from 'node:path'
import { assembleSite } from './site-folder.mjs'
import { watchTree } from './watch-tree.mjs'

/** A file is often written in more than one step. */
const DEBOUNCE_MS = 200

/**
 * Brings a site's folder up to date whenever its content changes, and what else it is put together from.
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
