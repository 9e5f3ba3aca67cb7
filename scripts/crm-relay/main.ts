/**
 * `npm run crm-relay`: receives the site's webhook and writes each request into HubSpot or Salesforce
 * (docs/integrations.md).
 */
import { createHubspot } from './hubspot.ts'
import { createSalesforce } from './salesforce.ts'
import { startCrmRelay } from './start-crm-relay.ts'

const {
  WEBHOOK_SECRET,
  HUBSPOT_TOKEN,
  SALESFORCE_URL,
  SALESFORCE_CLIENT_ID = '',
  SALESFORCE_CLIENT_SECRET = '',
  SALESFORCE_ID_FIELD,
  RELAY_HOST = '127.0.0.1',
  RELAY_PORT = '8787',
} = process.env

const crm = HUBSPOT_TOKEN
  ? createHubspot({ token: HUBSPOT_TOKEN })
  : SALESFORCE_URL &&
    createSalesforce({
      url: SALESFORCE_URL,
      clientId: SALESFORCE_CLIENT_ID,
      clientSecret: SALESFORCE_CLIENT_SECRET,
      idField: SALESFORCE_ID_FIELD || undefined,
    })
if (!WEBHOOK_SECRET || !crm) {
  console.error('Set WEBHOOK_SECRET, and HUBSPOT_TOKEN or SALESFORCE_URL (docs/integrations.md).')
  process.exit(1)
}
await startCrmRelay({
  secret: WEBHOOK_SECRET,
  crm,
  port: Number(RELAY_PORT),
  host: RELAY_HOST,
  log: (line) => console.log(line),
})
console.log(`Waiting for the webhook on http://${RELAY_HOST}:${RELAY_PORT}`)
