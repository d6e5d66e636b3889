/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { enhanceForm } from '@/components/registration/enhance-form'
import { RegistrationForm } from '@/components/registration/registration-form'
import { RegistrationResult } from '@/components/registration/registration-result'
import { sendRegistration } from '@/components/registration/send-registration'
import { messages } from '@/lib/messages/catalogue'
import { registrationContent, SITE } from '../../../support/registrations'

jest.mock('@/components/registration/send-registration')
jest.mock('@/components/registration/report-popup-opened')
const send = jest.mocked(sendRegistration)

const PHONE = '1533-8848'
const values = {
  name: '홍길동',
  phone: '01012345678',
  birthdate: '950527',
  privacyConsent: registrationContent.consents.privacy.hash,
}

/** The page as the server renders it; in the popup beside it the same form stands in a dialog. */
function mount(kind: 'refused' | 'choosing' | 'nothing', language: 'ko' | 'en') {
  const form = (
    <RegistrationForm content={registrationContent} source="customer" site={SITE} phone={PHONE} values={values} idPrefix="result" language={language} />
  )
  const popup = <RegistrationForm content={registrationContent} source="popup" site={SITE} phone={PHONE} values={values} language={language} />
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <main>
        <RegistrationResult
          kind={kind}
          message="확인해 주세요."
          errors={{ phone: '번호를 확인해 주세요.' }}
          phone={PHONE}
          idPrefix="result"
          language={language}
        >
          {form}
        </RegistrationResult>
      </main>
      <dialog open>{popup}</dialog>
    </>,
  )
  const main = document.querySelector('main')!
  return { main, root: main.querySelector<HTMLElement>('[data-registration]')!, popupRoot: document.querySelector<HTMLElement>('dialog [data-registration]')! }
}

async function succeed(root: HTMLElement) {
  const done = new Promise((resolve) =>
    send.mockImplementationOnce(async () => {
      resolve(undefined)
      return { kind: 'registered', message: '등록되었습니다.' }
    }),
  )
  enhanceForm(root, { phone: PHONE, replaceOnSuccess: true })
  root.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await done
  const answer = root.querySelector<HTMLElement>('[data-form-result]')!
  await waitFor(() => expect(answer).toHaveTextContent('등록되었습니다.'))
  return answer
}

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } })
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'key' })
})

test.each([
  ['refused', 'ko'],
  ['choosing', 'ko'],
  ['nothing', 'ko'],
  ['refused', 'en'],
  ['nothing', 'en'],
] as const)('a success on a page that says %s (%s) takes the place of all that it says', async (kind, language) => {
  const { main, root } = mount(kind, language)
  const { headings, noResult } = messages(language).registration
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headings[kind])
  const answer = await succeed(root)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headings.registered)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('link', { name: '번호를 확인해 주세요.' })).toBeNull()
  for (const told of [noResult, '확인해 주세요.']) for (const element of screen.queryAllByText(told)) expect(element).not.toBeVisible()
  expect(main.querySelector('form')).not.toBeVisible()
  expect(answer).toHaveFocus()
})

test('a success in the popup leaves the page as it is', async () => {
  const { main, popupRoot } = mount('refused', 'ko')
  await succeed(popupRoot)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages('ko').registration.headings.refused)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(main.querySelector('form')).toBeVisible()
})
