import { test } from '@playwright/test'

/**
 * Which try of the running test this is, from 0. The site outlives a try: what the first one booked is still booked in the
 * second, a full time stays full, an account exists.
 */
export const attempt = () => test.info().retry + test.info().repeatEachIndex
