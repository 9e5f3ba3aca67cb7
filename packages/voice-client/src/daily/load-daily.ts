import type { DailyCall, DailyFactoryOptions } from '@daily-co/daily-js'

export interface DailyFactory {
  createCallObject(options: DailyFactoryOptions): DailyCall
}

type DailyModule = DailyFactory | { default: DailyFactory }

const factoryOf = (loaded: DailyModule): DailyFactory =>
  'createCallObject' in loaded ? loaded : loaded.default

/** Loads daily-js, once per page. Its types declare CommonJS, but bundlers get an ES module. */
export async function loadDaily(): Promise<DailyFactory> {
  const { default: loaded } = await import('@daily-co/daily-js')
  return factoryOf(loaded)
}
