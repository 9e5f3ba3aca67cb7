import { spawnSync } from 'node:child_process'
import { agency, languageFolders } from './content-folder.ts'

/**
 * Runs this program once more for each further language of the agency, with its content.
 * @returns whether all of them succeeded
 */
export const runInFurtherLanguages = (): boolean =>
  languageFolders.slice(agency === languageFolders[0] ? 1 : languageFolders.length).every((folder) => {
    const env = { ...process.env, AGENCY: folder }
    return spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env }).status === 0
  })
