import { expect, test } from '@playwright/test'
import { CRAWLERS } from '@/tools/audit/previews/crawlers.mjs'
import { readPreview } from '@/tools/audit/previews/read-preview.mjs'
import { PRESS_PATH } from '../support/press-site'
import { PUBLIC_PATHS } from './public-paths'

for (const crawler of CRAWLERS) {
  test(`${crawler.name} finds title, text and a picture of its size in what it reads of each page`, async ({ baseURL }) => {
    const faults = []
    for (const path of [...PUBLIC_PATHS, `${PRESS_PATH}/model-house-opening`]) {
      const preview = await readPreview(crawler, baseURL ?? '', path)
      faults.push(...preview.faults.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
