import { once } from 'node:events'

/** Writes on standard output, and resolves when it takes more. */
export async function writeOutput(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
