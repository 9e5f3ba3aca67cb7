import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#server/store/testing/postgres-machine.ts'
import { makeCertificate } from '#server/testing/make-certificate.ts'
import { startProgram } from '#server/testing/start-program.ts'

const deploy = join(import.meta.dirname, '../../../../../deploy')

export type ProxyKind = 'nginx' | 'haproxy'

/** A real proxy with TLS in front of several instances, with the configuration of `deploy/`. */
export type TestProxy = {
  /** Where visitors find the site. */
  origin: string
  /** The file of the self-signed certificate. */
  certificate: string
  stop(): Promise<void>
}

/**
 * Starts a proxy on free ports of 127.0.0.1.
 * @param ports where the instances listen, or will
 * @throws when the machine has no such proxy, or it does not start
 */
export async function startProxy(kind: ProxyKind, ports: readonly number[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-proxy-'))
  // The workers of nginx run as another user.
  await chmod(folder, 0o711)
  const [certificate, key, both] = ['tls.pem', 'tls.key', 'tls-with-key.pem'].map((name) =>
    join(folder, name),
  )
  if (!certificate || !key || !both) throw new Error('There are three')
  await makeCertificate(certificate, key)
  await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))

  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const settings = join(folder, 'settings')
  const file = kind === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'
  let text = await readFile(join(deploy, file), 'utf8')
  const replace = (what: RegExp, by: string) => {
    if (!what.test(text)) throw new Error(`deploy/${file} has no ${what}`)
    text = text.replace(what, by)
  }
  if (kind === 'nginx') {
    const [, options = ''] = /server site-\d:3000(.*;)/.exec(text) ?? []
    replace(/( *server site-.*\n)+/, ports.map((one) => `server 127.0.0.1:${one}${options}\n`).join(''))
    replace(/listen 80;/, `listen 127.0.0.1:${plainPort};`)
    replace(/listen 443 /, `listen 127.0.0.1:${port} `)
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const lines = folders.map((name) => `${name}_temp_path ${folder}/${name};\n`)
    replace(/http \{\n/, `http {\n${lines.join('')}`)
  } else {
    replace(/( *server site-.*\n)+/, ports.map((one, n) => `server site-${n} 127.0.0.1:${one}\n`).join(''))
    replace(/bind :80/, `bind 127.0.0.1:${plainPort}`)
    replace(/bind :443 /, `bind 127.0.0.1:${port} `)
  }
  await writeFile(settings, text.replaceAll('/etc/frontdesk', folder))

  const proxy = await startProgram({
    command: kind,
    args: argumentsOf[kind](settings, folder),
    debianPackage: kind,
    port,
    stderr: 'inherit',
  })
  return {
    origin: `https://localhost:${port}`,
    certificate,
    async stop() {
      await proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const argumentsOf = {
  nginx: (settings: string, folder: string) => ['-c', settings, '-g', `daemon off; pid ${folder}/pid;`],
  haproxy: (settings: string) => ['-db', '-f', settings],
}
