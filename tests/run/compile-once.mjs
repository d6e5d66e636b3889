import vm from 'node:vm'

/**
 * Compiles a module once for all suites of a worker: unlike the function that jest has compiled for each of them, a script can be
 * run in every suite's context. `importModuleDynamically` is left out, as what it loads belongs to one suite: a source that may
 * import something while it runs is compiled as jest asks.
 * @param {typeof vm.compileFunction} compileFunction for what no script can stand in for
 * @returns {(source: string, parameters?: readonly string[], options?: vm.CompileFunctionOptions) => Function}
 */
export function compileOnce(compileFunction) {
  /** @type {Map<string, { code: string, script: vm.Script }>} by file */
  const compiled = new Map()
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options
    if (!filename || !parsingContext || /\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options)
    const head = `(function (${parameters.join(', ')}) {`
    const code = `${head}${source}\n})`
    let known = compiled.get(filename)
    if (known?.code !== code) {
      known = { code, script: new vm.Script(code, { filename, columnOffset: -head.length }) }
      compiled.set(filename, known)
    }
    return known.script.runInContext(parsingContext)
  }
}
