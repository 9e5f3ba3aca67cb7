/** Number of dots behind the pages (specification, section 9). */
export const dotCount = 50

const slowest = 1.5
const fastest = 6

/** Positions as fractions of the canvas, so that a resize keeps every dot in view; speeds in CSS pixels a second. */
export type Dots = {
  x: Float32Array
  y: Float32Array
  vx: Float32Array
  vy: Float32Array
  radius: Float32Array
}

/** Scatters the dots. `random` is `Math.random`, or a scripted one in tests. */
export function scatterDots(random: () => number): Dots {
  const column = (make: () => number) => Float32Array.from({ length: dotCount }, make)
  const angle = column(() => random() * 2 * Math.PI)
  const speed = column(() => slowest + random() * (fastest - slowest))
  return {
    // Denser towards the edges, which text does not cover.
    x: column(() => Math.sin((random() * Math.PI) / 2) ** 2),
    y: column(random),
    vx: speed.map((value, index) => value * Math.cos(angle[index] ?? 0)),
    vy: speed.map((value, index) => value * Math.sin(angle[index] ?? 0)),
    radius: column(() => 1 + random() * 2),
  }
}

const wrap = (value: number) => value - Math.floor(value)

/**
 * Moves every dot by `seconds` on a canvas of this size in CSS pixels. Dots that leave on one side return on the other.
 */
export function driftDots(dots: Dots, seconds: number, width: number, height: number) {
  for (let index = 0; index < dotCount; index += 1) {
    dots.x[index] = wrap((dots.x[index] ?? 0) + ((dots.vx[index] ?? 0) * seconds) / width)
    dots.y[index] = wrap((dots.y[index] ?? 0) + ((dots.vy[index] ?? 0) * seconds) / height)
  }
}
