import { answerOf, type Crm, describe, sendJson, splitName } from './crm.ts'

/**
 * Creates a contact in HubSpot for each request (`POST /crm/v3/objects/contacts`).
 * @param options.token of a private app with the scope `crm.objects.contacts.write`
 */
export function createHubspot(options: { token: string; url?: string }): Crm {
  const { token, url = 'https://api.hubapi.com' } = options
  return async (request) => {
    const { first, last } = splitName(request.name)
    const { email, phone, company } = request
    const message = describe(request)
    const created = await sendJson(`${url}/crm/v3/objects/contacts`, {
      method: 'POST',
      token,
      body: { properties: { email, firstname: first, lastname: last, phone, company, message } },
    })
    if (created.status !== 409) return answerOf(created)
    // The contact exists. Anybody can type anybody's address into a form, so overwrite only the message.
    return answerOf(
      await sendJson(`${url}/crm/v3/objects/contacts/${encodeURIComponent(email)}?idProperty=email`, {
        method: 'PATCH',
        token,
        body: { properties: { message } },
      }),
    )
  }
}
