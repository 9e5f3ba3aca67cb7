import { describe, expect, test } from 'vitest'
import { createJitterBuffer } from './jitter-buffer.ts'

/** 1 kHz: a sample is a millisecond, the cushion is 60 samples and at most 300 wait. */
const rate = 1000
const sound = (length: number, value = 0.5): Float32Array => new Float32Array(length).fill(value)

function open() {
  const buffer = createJitterBuffer(rate)
  /** Plays this many milliseconds, and returns how many of them were sound. */
  const play = (milliseconds: number): number => buffer.pull(new Float32Array(milliseconds))
  return { buffer, play }
}

describe('a jitter buffer', () => {
  test('waits for its cushion before it plays', () => {
    const { buffer, play } = open()
    buffer.push(sound(40))
    expect(play(10)).toBe(0)
    buffer.push(sound(40))
    expect(play(10)).toBe(10)
  })

  test('plays a word shorter than the cushion when the cushion’s time is over', () => {
    const { buffer, play } = open()
    buffer.push(sound(20))
    expect(Array.from({ length: 8 }, () => play(10))).toEqual([0, 0, 0, 0, 0, 10, 10, 0])
  })

  test('fills a gap with silence, and waits for a new cushion', () => {
    const { buffer, play } = open()
    buffer.push(sound(60))
    const output = new Float32Array(80)
    expect(buffer.pull(output)).toBe(60)
    expect([output[59], output[60], output[79]]).toEqual([0.5, 0, 0])
    buffer.push(sound(20))
    expect(play(10)).toBe(0)
    buffer.push(sound(40))
    expect(play(60)).toBe(60)
  })

  test('skips pauses after a stall, so that the rest of the call is not late; words stay', () => {
    const { buffer, play } = open()
    buffer.push(sound(100))
    for (let piece = 0; piece < 10; piece++) buffer.push(sound(20, 0))
    for (let piece = 0; piece < 10; piece++) buffer.push(sound(20))
    const output = new Float32Array(600)
    const played = buffer.pull(output)
    expect(output.filter((sample) => sample !== 0).length).toBe(300)
    expect(played).toBeLessThan(340)
    expect(buffer.gone).toBe(500)
    expect(play(10)).toBe(0)
  })

  test('keeps the order, whatever the sizes of the pieces and the pulls', () => {
    const { buffer } = open()
    const samples = Float32Array.from({ length: 250 }, (_, index) => index + 1)
    for (let start = 0; start < 250; start += 50) buffer.push(samples.slice(start, start + 50))
    const heard: number[] = []
    for (const length of [7, 93, 50, 100]) {
      const output = new Float32Array(length)
      buffer.pull(output)
      heard.push(...output)
    }
    expect(heard).toEqual([...samples])
  })

  test('counts dropped sound as gone', () => {
    const { buffer, play } = open()
    buffer.push(sound(100))
    play(30)
    expect(buffer.gone).toBe(30)
    buffer.clear()
    expect(buffer.gone).toBe(100)
    expect(play(30)).toBe(0)
  })
})
