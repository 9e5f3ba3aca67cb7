/**
 * Provides what the tests need beyond npm: a Chromium, a PostgreSQL server, mail servers, calendar servers, a speech recogniser and
 * common fonts, as real as a visitor's and an operator's. As root on Debian it installs what is missing; elsewhere it
 * prints what to install and stops.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findFont } from '../apps/website/e2e/find-font.ts'

type Need = { program: string; debianPackages: string[]; isPresent: () => boolean }

function isOnPath(...programs: string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.some((program) => folders.some((folder) => existsSync(join(folder, program))))
}

const needs: Need[] = [
  {
    program: 'Chromium',
    debianPackages: ['chromium'],
    isPresent: () => isOnPath('chromium', 'chromium-browser', 'google-chrome'),
  },
  {
    program: 'Chromium without windows',
    debianPackages: ['chromium-headless-shell'],
    // Elsewhere the tests use the other one, and take longer.
    isPresent: () => isOnPath('chromium-headless-shell') || !existsSync('/etc/debian_version'),
  },
  {
    program: 'PostgreSQL 15 or newer (initdb and postgres)',
    debianPackages: ['postgresql'],
    isPresent: () => isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    program: 'PgBouncer',
    debianPackages: ['pgbouncer'],
    isPresent: () => isOnPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer'),
  },
  {
    program: 'Exim',
    debianPackages: ['exim4-daemon-light'],
    isPresent: () => isOnPath('exim4') || existsSync('/usr/sbin/exim4'),
  },
  {
    program: 'Dovecot with IMAP',
    debianPackages: ['dovecot-imapd'],
    isPresent: () => existsSync('/usr/lib/dovecot/imap'),
  },
  {
    program: 'Radicale',
    debianPackages: ['radicale'],
    isPresent: () => isOnPath('radicale'),
  },
  {
    program: 'Xandikos',
    debianPackages: ['xandikos'],
    isPresent: () => isOnPath('xandikos'),
  },
  {
    program: 'pocketsphinx (pocketsphinx_continuous)',
    debianPackages: ['pocketsphinx', 'pocketsphinx-en-us'],
    isPresent: () => isOnPath('pocketsphinx_continuous', 'pocketsphinx'),
  },
  {
    program: 'the fonts DejaVu, Liberation and Roboto',
    debianPackages: ['fonts-dejavu-core', 'fonts-liberation', 'fonts-roboto-unhinted'],
    // On other systems, Chromium does not search fonts in folders that a test names.
    isPresent: () =>
      process.platform !== 'linux' ||
      ['DejaVuSans.ttf', 'DejaVuSansMono.ttf', 'LiberationSans-Regular.ttf', 'Roboto-Regular.ttf'].every(
        findFont,
      ),
  },
]

/** What only `npm run test:long` needs. */
const longNeeds: Need[] = [
  ['nginx', 'nginx'],
  ['haproxy', 'haproxy'],
  ['nft', 'nftables'],
  ['faketime', 'faketime'],
].map(([program = '', debianPackage = '']) => ({
  program,
  debianPackages: [debianPackage],
  isPresent: () => isOnPath(program) || existsSync(`/usr/sbin/${program}`),
}))

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && isOnPath('apt-get')
}

function install(packages: string[]): void {
  // Packages set themselves up with programs that may be missing from root's PATH.
  const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`
  const options = {
    stdio: 'inherit',
    env: { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  execFileSync('apt-get', ['update', '--quiet'], options)
  execFileSync('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages], options)
}

const allNeeds = process.argv.includes('--long') ? [...needs, ...longNeeds] : needs
const missing = allNeeds.filter((need) => !need.isPresent())
if (missing.length > 0) {
  const packages = missing.flatMap((need) => need.debianPackages)
  if (!canInstall()) {
    console.error(
      `The tests need ${missing.map((need) => need.program).join(' and ')}. ` +
        `Install it (on Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}) and run npm test again.`,
    )
    process.exit(1)
  }
  install(packages)
  const stillMissing = allNeeds.filter((need) => !need.isPresent())
  if (stillMissing.length > 0) {
    console.error(
      `Installed ${packages.join(' ')}, and still missing: ${stillMissing.map((n) => n.program).join(', ')}.`,
    )
    process.exit(1)
  }
}
