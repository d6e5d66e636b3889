import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the markup that the server sends. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
