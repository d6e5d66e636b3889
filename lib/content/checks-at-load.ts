/** What content is held against whenever it is loaded; apart from the list itself, so that unit tests may go without (tests/setup.ts). */
export { CHECKS as CHECKS_AT_LOAD } from './checks'
