import { installDependencies } from './install-dependencies.mjs'

/** [major, minor] that every dependency still supports; the same as `engines` in package.json. */
const OLDEST_NODE = [20, 19]

/**
 * Ensures what every command needs: a recent Node, the dependencies, and `.generated/`. Imports only built-in modules until the
 * dependencies are installed.
 * @param {string} root absolute path of the project
 * @throws Error that says what is missing
 */
export async function prepare(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Error(`Node ${oldestMajor}.${oldestMinor} or newer is needed, this is ${process.version}.`)
  installDependencies(root)
  const { generate } = await import('../generate/generate.mjs')
  await generate(root)
}
