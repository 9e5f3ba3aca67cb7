import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

export interface PocketsphinxFiles {
  executable: string
  acousticModel: string
  dictionary: string
}

const modelFolders = ['/usr/share/pocketsphinx/model/en-us', '/usr/local/share/pocketsphinx/model/en-us']

/**
 * Finds the recogniser and its English model in the folders of Debian's packages. Returns undefined if it is not
 * installed.
 */
export async function findPocketsphinx(searchPath: string): Promise<PocketsphinxFiles | undefined> {
  const executable = await firstThatExists(
    searchPath
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, 'pocketsphinx_continuous')),
    constants.X_OK,
  )
  const model = await firstThatExists(modelFolders, constants.R_OK)
  if (executable === undefined || model === undefined) return undefined
  return {
    executable,
    acousticModel: join(model, 'en-us'),
    dictionary: join(model, 'cmudict-en-us.dict'),
  }
}

async function firstThatExists(paths: readonly string[], mode: number): Promise<string | undefined> {
  for (const path of paths) {
    try {
      await access(path, mode)
      return path
    } catch {
      continue
    }
  }
  return undefined
}
