declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = { targetFormat: 'woff2' | 'woff' | 'truetype'; variationAxes?: Record<string, Axis> }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
