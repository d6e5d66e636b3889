import 'server-only'
import { createDeviceCookie } from '@/lib/accounts/known-device'
import { isSecureSite } from './session-token'

/** Identifies a browser that has signed in to an account, see lib/accounts/known-device.ts. */
export const DEVICE_COOKIE = 'known_device'
const LIFE_SECONDS = 180 * 24 * 60 * 60

/** @param device see {@link createDeviceCookie} */
export const deviceCookie = (secret: string, email: string, device?: string) =>
  ({
    name: DEVICE_COOKIE,
    value: createDeviceCookie(secret, email, device),
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecureSite(),
    path: '/api/auth',
    maxAge: LIFE_SECONDS,
  }) as const
