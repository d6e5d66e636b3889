import Sequencer from '@jest/test-sequencer'

/** @typedef {Awaited<ReturnType<Sequencer['sort']>>} Tests */

/**
 * Contract suites first, then jest's own order: by duration or, without a cache, by file size. The file of a contract lists
 * suites: a few lines that take a minute, mostly waiting for the emulator's locks, and would run last, alone.
 */
export default class ContractsFirst extends Sequencer {
  /** @override @param {Tests} tests @returns {Tests} */
  sort(tests) {
    const isContract = (/** @type {Tests[number]} */ { path }) => path.includes('/tests/contract/')
    const ordered = /** @type {Tests} */ (super.sort(tests))
    return [...ordered.filter(isContract), ...ordered.filter((test) => !isContract(test))]
  }
}
