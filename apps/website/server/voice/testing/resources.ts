/** What a server holds at one moment, after garbage collection. */
export interface Resources {
  /** Objects of JavaScript and the buffers they hold, in bytes. */
  memory: number
  /** Memory of the whole process as the system sees it, in bytes. */
  resident: number
  /** Open files, sockets and pipes. */
  descriptors: number
  threads: number
  /** Processes it has started and that have not ended. */
  children: number
}
