import Sequencer from '@jest/test-sequencer'

/** @typedef {Awaited<ReturnType<Sequencer['sort']>>} Tests */

/**
 * Contract suites first, then jest's own order: by the time that each took or, where there is no cache yet, by the size of its
 * file. That of a contract lists suites: a few lines that take a minute, most of which waits for the emulator's locks, and
 * that came last, beside nothing.
 */
export default class ContractsFirst extends Sequencer {
  /** @override @param {Tests} tests @returns {Tests} */
  sort(tests) {
    const isContract = (/** @type {Tests[number]} */ { path }) => path.includes('/tests/contract/')
    const ordered = /** @type {Tests} */ (super.sort(tests))
    return [...ordered.filter(isContract), ...ordered.filter((test) => !isContract(test))]
  }
}
