/** Stands for modules that mean nothing under jest: `server-only`, style sheets of packages. */
export {}
