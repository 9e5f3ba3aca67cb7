/** Maps a measured level of 0 to 1 to a CSS number: perceived loudness is its square root. */
export const loudness = (level: number): string => Math.sqrt(level).toFixed(3)
