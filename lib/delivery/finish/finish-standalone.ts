import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGES_FOLDER } from '../next/built-pages'
import { standaloneCopy } from '../next/build-manifests'
import { MANIFEST_FILE, STYLE_RULES_FILE } from '../pages/site-manifest'

/** Pages and their data, what pages that are rendered at run time are finished with, and what the site reads besides. */
const PARTS = [PAGES_FOLDER, '.next/static', MANIFEST_FILE, STYLE_RULES_FILE, '.generated', 'public']

/**
 * Next copies its output before pages are finished, and only what it can trace. Brings a folder that runs by itself up to
 * what `next start` serves here.
 */
export async function finishStandalone(root: string): Promise<boolean> {
  const copy = standaloneCopy(root)
  if (copy === undefined) return false
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true })
  return true
}
