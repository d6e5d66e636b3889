/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { enhanceForm } from '@/components/registration/enhance-form'
import { RegistrationForm } from '@/components/registration/registration-form'
import { fieldAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { registrationContent, SITE } from '../../../support/registrations'

const { privacy, marketing, night } = registrationContent.consents
const newer = { ...privacy, hash: 'f'.repeat(64), label: '필수 (새 글)', rows: [{ label: '목적', value: '새 목적' }], refusal: '새 거부 안내' }
/** As the API answers a consent to a text of the past. */
const refusal = {
  errors: { privacyConsent: fieldAnswers.consentChanged },
  consents: { privacyConsent: newer, marketingConsent: marketing, nightConsent: night },
  message: '',
}

const sent: Record<string, unknown>[] = []
let answers: { status: number; body: object }[]
beforeEach(() => {
  sent.length = 0
  answers = [
    { status: 422, body: refusal },
    { status: 201, body: { id: 'one' } },
  ]
  // jsdom has none of these.
  Object.assign(globalThis, {
    CSS: { escape: (name: string) => name },
    AbortSignal: Object.assign(AbortSignal, { timeout: () => new AbortController().signal }),
    fetch: async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as Record<string, unknown>)
      const { status, body: answer } = answers.shift()!
      return { status, json: async () => answer }
    },
  })
  Element.prototype.scrollIntoView = () => {}
  Object.assign(globalThis.crypto, { randomUUID: () => `key-${sent.length}` })
  document.body.innerHTML = renderToStaticMarkup(<RegistrationForm content={registrationContent} source="home" site={SITE} phone="1533-8848" />)
  enhanceForm(document.querySelector<HTMLElement>('[data-registration]')!, { phone: '1533-8848', replaceOnSuccess: false })
})

test('a tick for a text of the past becomes a question about the present one, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/이름/), '한가람')
  await user.type(screen.getByLabelText(/휴대전화/), '01012345678')
  await user.type(screen.getByLabelText(/생년월일/), '950527')
  await user.type(screen.getByLabelText(/문의 내용/), '문의')
  await user.click(screen.getByLabelText('필수'))
  await user.click(screen.getByLabelText('광고'))
  await user.click(screen.getByRole('button', { name: '등록하기' }))

  const box = await screen.findByLabelText<HTMLInputElement>('필수 (새 글)')
  expect(sent[0]).toMatchObject({ privacyConsent: privacy.hash, marketingConsent: marketing.hash, nightConsent: false })
  expect(box).toHaveAccessibleDescription(fieldAnswers.consentChanged)
  expect(box).toHaveFocus()
  expect(box).not.toBeChecked()
  const [details, others] = document.querySelectorAll('details')
  expect(details).toHaveAttribute('open')
  expect(details).toHaveTextContent('새 목적')
  expect(details).toHaveTextContent('새 거부 안내')
  expect(details).not.toHaveTextContent('필수 기간')
  expect(others).not.toHaveAttribute('open')
  expect(screen.getByLabelText('광고')).toBeChecked()
  expect(screen.getByLabelText(/문의 내용/)).toHaveValue('문의')

  await user.click(screen.getByRole('button', { name: '등록하기' }))
  expect(sent).toHaveLength(1)
  expect(box).toHaveAccessibleDescription(fieldAnswers.privacyConsent)
  await user.click(box)
  await user.click(screen.getByRole('button', { name: '등록하기' }))
  await waitFor(() => expect(document.body).toHaveTextContent(resultAnswers.success))
  expect(sent[1]).toMatchObject({ name: '한가람', message: '문의', privacyConsent: newer.hash, marketingConsent: marketing.hash })
})

test('shown again, a box is ticked only beside the text that it was ticked for; another text is opened', () => {
  const values = { privacyConsent: '0'.repeat(64), marketingConsent: marketing.hash }
  document.body.innerHTML = renderToStaticMarkup(
    <RegistrationForm content={registrationContent} source="customer" site={SITE} phone="1533-8848" values={values} />,
  )
  expect(screen.getByLabelText('필수')).not.toBeChecked()
  expect(screen.getByLabelText('광고')).toBeChecked()
  expect(screen.getByLabelText('야간')).not.toBeChecked()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false])
})
