/** The sign-in, which leads back here. */
export const signInAddress = (): string =>
  `/inbox/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`
