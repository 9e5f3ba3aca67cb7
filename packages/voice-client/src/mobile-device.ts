/** Milliseconds before joining on a mobile device: its permission prompt needs it (specification, 9). */
export const mobileWaitMilliseconds = 1000

type DeviceTraits = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** Whether this is a phone or a tablet. iPadOS identifies as a Mac, but no Mac has a touch screen. */
export function isMobileDevice(
  device: DeviceTraits | undefined = typeof navigator === 'undefined' ? undefined : navigator,
): boolean {
  if (!device) return false
  return (
    /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(device.userAgent) ||
    (device.platform === 'MacIntel' && device.maxTouchPoints > 1)
  )
}
