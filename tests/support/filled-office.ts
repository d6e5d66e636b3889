/** The accounts that fill-office.ts creates. */
export const OFFICE = {
  password: 'typed by a person',
  administrator: { email: 'owner@example.com', name: '박관리' },
  'team-leader': { email: 'leader@example.com', name: '최팀장' },
  counsellor: { email: 'a.counsellor.with.a.rather.long.address@sales-office.example.com', name: '김상담' },
  'privacy-officer': { email: 'officer@example.com', name: '정보호' },
  reception: { email: 'reception@example.com', name: '안내데' },
} as const

/** Ids of its pages. */
export interface FilledOffice {
  /** A registration with every event. */
  readonly worked: string
  /** One merged into it. */
  readonly part: string
  /** A search with more results than a page shows, sealed. */
  readonly search: string
  /** One that nobody has opened. */
  readonly fresh: string
  /** A registration whose visit is tomorrow. */
  readonly visit: string
  readonly article: string
}
