import { expect, it } from 'vitest'
import { portion, inPortions } from './in-portions.ts'

it.each([0, 1, portion - 1, portion, portion * 2 + 1])(
  'deletes %i rows, none of them in one go with too many others',
  async (rows) => {
    let left = rows
    const deleted = await inPortions(async (most) => {
      expect(most).toBe(portion)
      const some = Math.min(left, most)
      left -= some
      return some
    })
    expect(deleted).toBe(rows)
    expect(left).toBe(0)
  },
)
