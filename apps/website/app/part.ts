import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is loaded where it is rendered. If that fails (a content blocker, a new version of the site in
 * between), the page is shown without it.
 * @param load imports the component
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing }),
    ),
  )
}

function Nothing() {
  return null
}
