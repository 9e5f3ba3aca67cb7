import { answerOf, type Crm, describe, sendJson, splitName } from './crm.ts'

type SalesforceOptions = {
  /** The My Domain URL, such as https://example.my.salesforce.com. */
  url: string
  /** Of a connected app with the client credentials flow. */
  clientId: string
  clientSecret: string
  /**
   * A text field of leads that is marked as an external id, such as `Frontdesk_Id__c`. With it, a repeat makes no
   * second lead.
   */
  idField?: string | undefined
}

/** The version of the REST API. Salesforce supports each for years. */
const version = 'v60.0'

/** Creates a lead in Salesforce for each request (`POST /services/data/vXX.0/sobjects/Lead`). */
export function createSalesforce({ url, clientId, clientSecret, idField }: SalesforceOptions): Crm {
  return async (request) => {
    const signedIn = await fetch(`${url}/services/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(6000),
    })
    if (!signedIn.ok) return answerOf(signedIn)
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const { first, last } = splitName(request.name)
    const body = {
      FirstName: first,
      // Salesforce refuses longer values.
      LastName: last.slice(0, 80),
      // Salesforce refuses a lead without one.
      Company: request.company || request.name,
      Email: request.email,
      Phone: request.phone,
      LeadSource: 'Web',
      Description: describe(request),
    }
    const leads = `${url}/services/data/${version}/sobjects/Lead`
    return answerOf(
      idField === undefined
        ? await sendJson(leads, { method: 'POST', token, body })
        : await sendJson(`${leads}/${idField}/${request.id}`, { method: 'PATCH', token, body }),
    )
  }
}
