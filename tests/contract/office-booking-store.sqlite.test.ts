import { temporaryStore } from '../support/sqlite-store'
import { officeBookingContract } from './office-booking-store'

officeBookingContract('sqlite', async () => temporaryStore())
