import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentFolder } from './content-folder.ts'
import type { Appointments } from './schema/appointments.ts'

const read = createRequire(import.meta.url)

/** What `#content/appointments.ts` exports; null without the file, which an agency needs for appointments only. */
export const appointmentsFile: { appointments: Appointments } | null = existsSync(
  join(contentFolder, 'appointments.ts'),
)
  ? (read(join(contentFolder, 'appointments.ts')) as { appointments: Appointments })
  : null
