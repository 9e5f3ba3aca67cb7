/**
 * `npm run doctor`: lists what to set before going live, and sends a test through each channel of the settings. With
 * `--strict` it fails if anything is left.
 */
import '#agency/register-agency.ts'
import { type Config, InvalidConfigError, readConfig } from '#server/runtime/config.ts'
import type * as Examine from '#server/operate/doctor/examine.ts'
import type { Finding } from '#server/operate/doctor/finding.ts'
import { explainContent } from '#server/operate/check-content/explain-content.ts'

const problems = await explainContent()
if (problems !== null) {
  console.error(problems)
  process.exit(1)
}
// Imported late, because it reads the content, which may be invalid.
const { describeTheme } = await import('#server/operate/check-content/describe-theme.ts')
const { examine } = await import('#server/operate/doctor/examine.ts')
const { languageFolders } = await import('#agency/content-folder.ts')
// Only here: it starts a process, which a server that starts should not.
const { examineSampleTexts } = await import('#server/operate/doctor/examine-sample-texts.ts')
const { examineMedia } = await import('#server/operate/doctor/examine-media.ts')
const { content } = await import('#server/operate/check-content/read-content.ts')
const { readShownContent } = await import('#server/operate/check-content/read-shown-content.ts')
const { tryChannels } = await import('#server/operate/doctor/try-channels.ts')
const { examineMailDomain } = await import('#server/operate/doctor/examine-mail-domain.ts')
const { examineMailbox } = await import('#server/operate/doctor/examine-mailbox.ts')
const { examineCalendars } = await import('#server/operate/doctor/examine-calendars.ts')
const { appointmentsFile } = await import('#agency/appointments.ts')
const { examineVoiceServers } = await import('#server/operate/doctor/examine-voice-servers.ts')
/** @param folder the content folder of the language */
async function examineLanguage(folder: string, config: Config): Promise<Finding[]> {
  const of = (await import(`../doctor/examine.ts?content=${folder}`)) as typeof Examine
  return of.examineFurtherLanguage(config)
}

try {
  const config = readConfig(process.env)
  const settings = [
    ...(await examine(config)),
    ...(await Promise.all(languageFolders.slice(1).map((folder) => examineLanguage(folder, config)))).flat(),
    ...(await examineMedia(await readShownContent())),
  ]
  const reports = await Promise.all([
    examineSampleTexts(content),
    tryChannels(config),
    examineMailDomain(config),
    examineMailbox(config),
    examineCalendars(config, appointmentsFile?.appointments),
    examineVoiceServers(config),
  ])
  const findings = [...settings, ...reports.flatMap((report) => report.findings)]
  if (findings.length === 0) {
    console.log('Nothing left to set: this site can go live.')
  } else {
    console.log(`Before going live (${findings.length}):\n`)
    for (const { what, where } of findings) console.log(`- ${what}\n  ${where}\n`)
    if (process.argv.includes('--strict')) process.exitCode = 1
  }
  for (const note of [...describeTheme(), ...reports.flatMap(({ notes }) => notes)]) console.log(note)
} catch (error) {
  if (!(error instanceof InvalidConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
