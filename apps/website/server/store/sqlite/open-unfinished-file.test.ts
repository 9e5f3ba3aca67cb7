import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUnfinishedFile } from './open-unfinished-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-begin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(fail: () => void): void {
  using file = openUnfinishedFile(join(folder, 'backup'))
  writeFileSync(file.unfinished, 'all of it')
  fail()
  file.complete()
}

it('has its name once it is complete, and leaves nothing if the work fails', () => {
  const fail = () => {
    throw new Error('The disk is full')
  }
  expect(() => write(fail)).toThrow('The disk is full')
  expect(readdirSync(folder)).toEqual([])
  write(() => {})
  expect(readdirSync(folder)).toEqual(['backup'])
  expect(readFileSync(join(folder, 'backup'), 'utf8')).toBe('all of it')
  expect(statSync(join(folder, 'backup')).mode & 0o777).toBe(0o600)
})
