/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { FirebaseSignInForm } from '@/components/press/firebase-sign-in-form'
import { firebaseIdToken } from '@/components/press/firebase-sign-in'
import { firebaseSignInReason } from '@/components/press/firebase-sign-in-reason'
import { openSession } from '@/components/press/open-session'

jest.mock('@/components/press/firebase-sign-in', () => ({ firebaseIdToken: jest.fn() }))
jest.mock('@/components/press/open-session', () => ({ openSession: jest.fn() }))

const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulator: null }
const fault = (code: string) => Object.assign(new Error('Firebase: Error'), { code })

async function fillIn() {
  render(<FirebaseSignInForm firebase={config} returnTo="/admin" />)
  await userEvent.type(screen.getByLabelText('이메일'), 'a@example.com')
  await userEvent.type(screen.getByLabelText('비밀번호'), 'secret-password')
  await userEvent.click(screen.getByRole('button', { name: '로그인' }))
}

test('has the same message for an unknown address, a wrong password and a disabled account', () => {
  const said = ['auth/invalid-credential', 'auth/user-not-found', 'auth/wrong-password', 'auth/user-disabled', 'auth/invalid-email'].map((code) =>
    firebaseSignInReason(fault(code)),
  )
  expect(new Set(said)).toEqual(new Set(['이메일 또는 비밀번호가 올바르지 않습니다.']))
})

test('has a Korean message for every other reason', () => {
  for (const code of ['auth/too-many-requests', 'auth/network-request-failed', 'auth/internal-error', 'auth/multi-factor-auth-required'])
    expect(firebaseSignInReason(fault(code))).toMatch(/[가-힣]/)
  expect(firebaseSignInReason(new Error('Failed to fetch'))).toMatch(/[가-힣]/)
})

test('sends what was typed to Firebase, and its token to our server', async () => {
  jest.mocked(firebaseIdToken).mockResolvedValue('token')
  jest.mocked(openSession).mockResolvedValue('관리자 권한이 없는 계정입니다.')
  await fillIn()
  expect(firebaseIdToken).toHaveBeenCalledWith(config, 'a@example.com', 'secret-password')
  expect(openSession).toHaveBeenCalledWith('token')
  expect(await screen.findByRole('alert')).toHaveTextContent('로그인 실패: 관리자 권한이 없는 계정입니다.')
})

test('shows a refusal of Firebase, and keeps what was typed', async () => {
  jest.mocked(firebaseIdToken).mockRejectedValue(fault('auth/wrong-password'))
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')
  expect(screen.getByLabelText('이메일')).toHaveValue('a@example.com')
})

test('disables the button before hydration, when a click would have no effect', () => {
  expect(renderToString(<FirebaseSignInForm firebase={config} returnTo="/admin" />)).toMatch(/<button[^>]* disabled/)
})

test('gives browsers no way to send the password to our server', () => {
  const { container } = render(<FirebaseSignInForm firebase={config} returnTo="/admin" />)
  expect(container.querySelector('[name]')).toBeNull()
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
  expect(container.querySelector('form')).not.toHaveAttribute('action')
})
