import { bookingKinds } from './appointments.ts'

/** Whether visitors can book anything. Computed in the build (evaluated-modules.ts), which otherwise leaves out the code for it. */
export const hasAppointments = bookingKinds.length > 0
