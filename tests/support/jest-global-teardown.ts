import { stopSharedEmulator } from './jest-global-setup'

export default stopSharedEmulator
