import type { Place } from '../address/address.ts'

/** The open request of a place; null in the list alone. */
export function openId({ path }: Place): string | null {
  const [, room, id = ''] = path.split('/')
  return room === 'requests' && id !== '' ? decodeURIComponent(id) : null
}
