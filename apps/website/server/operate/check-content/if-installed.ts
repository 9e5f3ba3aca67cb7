/**
 * Loads a module that needs the tools of the build. A server without them runs a finished build.
 * @returns null if they are not installed
 */
export async function ifInstalled<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
