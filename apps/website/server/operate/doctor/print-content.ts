/** Prints the content of the agency that AGENCY names as JSON: a process reads one agency, and doctor compares two. */
import '#agency/register-agency.ts'

// Imported late, because it reads the content of the chosen agency.
const { content } = await import('#server/operate/check-content/read-content.ts')
process.stdout.write(JSON.stringify(content))
