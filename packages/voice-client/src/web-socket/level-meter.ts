/** Root mean square of the samples since the last `read`, 0 to 1. */
export interface LevelMeter {
  hear(samples: Float32Array): void
  read(): number
}

export function createLevelMeter(): LevelMeter {
  let squares = 0
  let count = 0
  return {
    hear(samples) {
      for (const sample of samples) squares += sample * sample
      count += samples.length
    },
    read() {
      const level = count === 0 ? 0 : Math.sqrt(squares / count)
      squares = 0
      count = 0
      return level
    },
  }
}
