import type { DailyCall, DailyFactoryOptions } from '@daily-co/daily-js'

export interface DailyFactory {
  createCallObject(options: DailyFactoryOptions): DailyCall
}

/** Loads daily-js, once a page. It tells type checkers that it is CommonJS, and gives bundlers an ES module. */
export async function loadDaily(): Promise<DailyFactory> {
  const { default: loaded }: { default: DailyFactory | { default: DailyFactory } } =
    await import('@daily-co/daily-js')
  return 'default' in loaded ? loaded.default : loaded
}
