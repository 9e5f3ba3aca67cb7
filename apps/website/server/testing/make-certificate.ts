import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Makes a self-signed certificate for localhost, and its key, as two files. */
export async function makeCertificate(certificate: string, key: string): Promise<void> {
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const whom = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await run('openssl', ['req', '-x509', ...what, ...whom, '-keyout', key, '-out', certificate])
}
