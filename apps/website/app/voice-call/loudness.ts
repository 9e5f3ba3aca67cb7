/** How far a meter goes for a measured level of 0 to 1, as a number of CSS: loudness is felt as its root. */
export const loudness = (level: number): string => Math.sqrt(level).toFixed(3)
