import { once } from 'node:events'

/** Writes to standard output, and resolves when it accepts more. */
export async function writeOutput(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
