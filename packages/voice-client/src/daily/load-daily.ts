import type { DailyCall, DailyFactoryOptions } from '@daily-co/daily-js'

export interface DailyFactory {
  createCallObject(options: DailyFactoryOptions): DailyCall
}

type DailyModule = DailyFactory | { default: DailyFactory }

const isFactory = (loaded: DailyModule): loaded is DailyFactory => 'createCallObject' in loaded

/** Loads daily-js, once a page. It tells type checkers that it is CommonJS, and gives bundlers an ES module. */
export async function loadDaily(): Promise<DailyFactory> {
  const { default: loaded }: { default: DailyModule } = await import('@daily-co/daily-js')
  return isFactory(loaded) ? loaded : loaded.default
}
