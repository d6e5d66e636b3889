/** What each registration form asks for. Consent and privacy policy must name exactly these (cross-check-consents.ts). */
export const FORM_FIELDS = {
  popup: ['name', 'phone', 'birthdate'],
  home: ['name', 'phone', 'birthdate', 'message'],
  customer: ['name', 'phone', 'birthdate', 'visitDate', 'message'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof FIELD_ITEMS)[]>>

/** The fields as a consent names them (수집 항목, 개인정보 보호법 §15②2). */
export const FIELD_ITEMS = { name: '이름', phone: '휴대전화 번호', birthdate: '생년월일', visitDate: '방문 희망일', message: '문의 내용' } as const

export type FormField = keyof typeof FIELD_ITEMS

/** Without these a form is not taken; the others may stay empty. */
export const REQUIRED_FIELDS: readonly FormField[] = ['name', 'phone', 'birthdate']
