/* Unique people, so that tests can share a server, and a second attempt of a test its first one's store. */

export const freshPhone = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
export const freshName = () => `민${[0, 0].map(() => String.fromCharCode(0xac00 + Math.floor(Math.random() * 11_172))).join('')}`
