/**
 * Number of sequential requests: the longest chain in which each starts after the one before has ended.
 * @param {readonly { started: number, ended: number }[]} transfers
 * @returns {number}
 */
export function roundTrips(transfers) {
  /** @type {{ ended: number, length: number }[]} */
  const chains = []
  for (const { started, ended } of transfers.toSorted((a, b) => a.started - b.started)) {
    chains.push({ ended, length: 1 + Math.max(0, ...chains.filter((before) => before.ended <= started).map((before) => before.length)) })
  }
  return Math.max(0, ...chains.map(({ length }) => length))
}
