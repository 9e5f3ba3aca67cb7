import { expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { listServers } from './database-servers.ts'

it.each([
  ['postgres://host/site', ['postgres://host/site']],
  [
    'postgresql://me:a%40b,c@one:5432,two/site?pgbouncer=true',
    [
      'postgresql://me:a%40b,c@one:5432/site?pgbouncer=true',
      'postgresql://me:a%40b,c@two/site?pgbouncer=true',
    ],
  ],
  ['postgres://me@[::1]:1,[::2]/site', ['postgres://me@[::1]:1/site', 'postgres://me@[::2]/site']],
  ['postgres:///site?host=/run/postgresql', ['postgres:///site?host=/run/postgresql']],
])('returns a URL for each server of %s', (url, servers) => {
  expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
  expect(listServers(url)).toEqual(servers)
})
