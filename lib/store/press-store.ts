/** Owned by lib/press; see store.ts. */
export interface PressStore {}
