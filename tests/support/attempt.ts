import { test } from '@playwright/test'

/**
 * Attempt of the running test, from 0. The site outlives an attempt: bookings, full times and accounts of the first still exist
 * in the second.
 */
export const attempt = () => test.info().retry + test.info().repeatEachIndex
