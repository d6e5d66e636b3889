const KOREAN_DAY = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day, `YYYY-MM-DD`, written as 2025년 3월 1일. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{KOREAN_DAY.format(new Date(`${value}T00:00:00Z`))}</time>
}
