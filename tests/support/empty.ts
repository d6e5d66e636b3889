/** Replaces modules without meaning under jest: `server-only`, style sheets of packages. */
export {}
