/** The address of the sign-in, which returns to the current page. */
export const signInAddress = (): string =>
  `/inbox/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`
