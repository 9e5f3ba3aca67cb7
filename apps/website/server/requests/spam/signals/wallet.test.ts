import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { wallet } from './wallet.ts'

it('detects a payment address, and none in order numbers and ids', () => {
  for (const address of [
    'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ]) {
    expect(points(wallet(aRequest({ message: `Pay to ${address}.` })))).toBe(3)
  }
  for (const text of [
    'Order 1234567890123456789012345678',
    '0x1234',
    '9f86d081-884c-4d65-9a2f-eaa0c55ad015',
  ]) {
    expect(wallet(aRequest({ message: text }))).toEqual([])
  }
})
