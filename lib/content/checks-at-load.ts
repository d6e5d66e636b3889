/** The checks at every load of content; separate from the list, so that unit tests may skip them (tests/setup.ts). */
export { CHECKS as CHECKS_AT_LOAD } from './checks'
