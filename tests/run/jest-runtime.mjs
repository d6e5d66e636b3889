import vm from 'node:vm'
import Runtime from 'jest-runtime'

const compileFunction = vm.compileFunction

/** @type {Map<string, { code: string, script: vm.Script }>} by file */
const compiled = new Map()

/**
 * Compiles a module once for all suites of a worker: unlike the function that jest has compiled for each of them, a script can be
 * run in every suite's context.
 * @param {string} source
 * @param {readonly string[]} [parameters]
 * @param {vm.CompileFunctionOptions} [options]
 */
function compileOnce(source, parameters = [], options = {}) {
  const { filename, parsingContext } = options
  if (!filename || !parsingContext) return compileFunction(source, parameters, options)
  const head = `(function (${parameters.join(', ')}) {`
  const code = `${head}${source}\n})`
  let known = compiled.get(filename)
  if (known?.code !== code) {
    known = { code, script: new vm.Script(code, { filename, columnOffset: -head.length }) }
    compiled.set(filename, known)
  }
  return known.script.runInContext(parsingContext)
}

// Jest's own class is kept whole; it calls this by the module's name.
vm.compileFunction = /** @type {typeof vm.compileFunction} */ (compileOnce)

export default Runtime
