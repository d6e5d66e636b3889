/** `npm run generate`: writes the files that a build needs. */
import { generate } from '../generate/generate.mjs'

const started = performance.now()
const made = await generate(process.cwd())
console.log(`${made ? 'generated' : 'up to date'} (${Math.round(performance.now() - started)} ms)`)
