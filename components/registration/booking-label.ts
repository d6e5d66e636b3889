import { visitWords } from '@/lib/messages/ko/visits'
import { dayText } from '@/components/visits/day-text'

const chosenIn = (part: ParentNode, name: string) => part.querySelector<HTMLInputElement>(`[name=${name}]:checked:enabled`)?.value

/**
 * What the form's button does: `12월 5일(토) 10:00, 2명 예약하기`, without the time until one is chosen. Nobody books the day that was
 * proposed without reading it.
 * @param part holds the controls of the visit
 */
export function bookingLabel(part: ParentNode): string {
  const [day, at, people] = ['visitDay', 'visitAt', 'visitPeople'].map((name) => chosenIn(part, name))
  // A time that a refusal offers may be of another day than the calendar's.
  const visit = at ? visitWords.dayAndTime(dayText(at.slice(0, 10)), at.slice(11)) : day && dayText(day)
  return visit ? visitWords.submitVisit(visit, visitWords.people(Number(people))) : visitWords.submit
}
