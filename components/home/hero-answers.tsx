import type { FirstScreenEntry } from '@/lib/content/first-screen'
import type { HomeContent } from '@/lib/content/schemas/home'
import { homeWords } from '@/lib/messages/ko/home'
import { undecidedWords } from '@/lib/messages/ko/openness'
import { routes, tellPath } from '@/lib/routes'
import styles from './hero-answers.module.css'

const words = homeWords.answers

interface Answer {
  label: string
  value: string
  note?: string | undefined
  /** The page with the whole answer, behind the value or a link of its own. */
  href?: string
  link?: { label: string; href: string } | undefined
  /** A registration with the wish to be told. */
  tell?: { href: string; spoken: string } | undefined
}

function answerOf(entry: FirstScreenEntry, takesWishes: boolean): Answer {
  switch (entry.kind) {
    case 'terms':
      return { label: entry.isPlanned ? words.plannedTerms : words.terms, value: entry.text, link: entry.link }
    case 'step':
      return {
        label: entry.state === 'now' ? words.now : words.next,
        value: entry.label,
        note: { now: undefined, next: entry.when, late: words.late(entry.when) }[entry.state],
        link: entry.href === undefined ? undefined : { label: words.toSchedule, href: entry.href },
      }
    case 'undecided':
      return {
        label: words.undecided,
        value: entry.title,
        note: words.expected(entry.expected),
        href: `${routes.undecided}#${entry.id}`,
        tell: takesWishes ? { href: tellPath(entry.id), spoken: undecidedWords.tellOf(entry.title) } : undefined,
      }
    case 'model-house':
      return {
        label: words.modelHouse,
        value: entry.address,
        note: entry.opens && words.from(Number(entry.opens.slice(5, 7)), Number(entry.opens.slice(8))),
        link: entry.href === undefined ? undefined : { label: homeWords.toModelHouse, href: entry.href },
      }
  }
}

interface HeroAnswersProps {
  answers: readonly FirstScreenEntry[]
  /** False while the forms are closed: then nobody can be promised a call. */
  takesWishes: boolean
}

/** What visitors ask first, answered in a line each with the page that says more. */
export function HeroAnswers({ answers, takesWishes }: HeroAnswersProps) {
  if (answers.length === 0) return null
  return (
    <dl className={styles.answers}>
      {answers.map((entry) => {
        const { label, value, note, href, link, tell } = answerOf(entry, takesWishes)
        return (
          <div key={entry.kind} className={styles.answer}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text}>
              {href ? (
                <a href={href} className={styles.value}>
                  {value}
                </a>
              ) : (
                <span className={styles.value}>{value}</span>
              )}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
            {link && (
              <dd className={styles.way}>
                <a href={link.href} className={styles.link}>
                  {link.label}
                </a>
              </dd>
            )}
            {tell && (
              <dd className={styles.way}>
                <a href={tell.href} rel="nofollow" className={styles.link} aria-label={tell.spoken}>
                  {undecidedWords.tell}
                </a>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Questions, each a link to the place that answers it. */
export function HeroQuestions({ questions }: { questions: HomeContent['questions'] }) {
  if (questions.length === 0) return null
  return (
    <nav className={styles.questions} aria-labelledby="first-questions">
      <p id="first-questions" className={styles.label}>
        {words.questions}
      </p>
      <ul className={styles.list}>
        {questions.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.question}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
