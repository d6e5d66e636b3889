import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the check of content before a build leaves the texts that are still drafts, from the project's folder. */
export const DRAFTS_FILE = '.generated/drafts.json'

const draftsSchema = z.array(z.string())

/**
 * A site that visitors from anywhere reach shows no draft. At an address of this machine or of its own network, where
 * somebody looks at what is being written, it may; the drafts say what they are.
 * @throws Error in Korean that lists every draft with its place
 */
export function refuseDrafts(root: string, { origin, isPublic }: { origin: string; isPublic: boolean }) {
  const file = join(root, DRAFTS_FILE)
  const drafts = existsSync(file) ? draftsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  if (drafts.length === 0) return
  if (isPublic)
    throw new Error(
      `${drafts.join('\n')}\n\n초안이 ${drafts.length}곳 남아 있어 공개 주소(${origin})로 시작하지 않습니다. 글을 고치고 '[초안]' 을 지워 주세요. 미리 보려면 SITE_URL 없이 시작합니다.`,
    )
  console.warn(`초안이 ${drafts.length}곳 남아 있습니다 (npm run site -- content). 공개 주소로는 시작하지 않습니다.`)
}
