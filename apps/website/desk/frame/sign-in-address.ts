/** The sign-in, which returns here afterwards. */
export const signInAddress = (): string =>
  `/inbox/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`
