/** The resources of a server at one moment, after garbage collection. */
export interface Resources {
  /** JavaScript objects and their buffers, in bytes. */
  memory: number
  /** Memory of the whole process as reported by the system, in bytes. */
  resident: number
  /** Open files, sockets and pipes. */
  descriptors: number
  threads: number
  /** Child processes that have not ended. */
  children: number
}
