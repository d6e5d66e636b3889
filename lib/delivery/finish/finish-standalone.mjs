import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGES_FOLDER } from '../next/built-pages.mjs'
import { standaloneCopy } from '../next/build-manifests.mjs'
import { MANIFEST_FILE, STYLE_RULES_FILE } from '../pages/site-manifest.mjs'

/** Pages and their data, what pages that are rendered at run time are finished with, and what the site reads besides. */
const PARTS = [PAGES_FOLDER, '.next/static', MANIFEST_FILE, STYLE_RULES_FILE, '.generated', 'public']

/**
 * Next copies its output before pages are finished, and only what it can trace. Brings a folder that runs by itself up to
 * what `next start` serves here.
 * @param {string} root absolute path of the project, built and prepared
 * @returns {Promise<boolean>} whether there is such a folder
 */
export async function finishStandalone(root) {
  const copy = standaloneCopy(root)
  if (copy === undefined) return false
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true })
  return true
}
