/** The parts of `oidc-provider` that the tests use: the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = Record<string, unknown>
  type Context = {
    oidc: { client?: { clientId: string }; session?: { accountId?: string } }
  }
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        interactions: { url(context: unknown, interaction: { uid: string }): string }
        findAccount(context: unknown, sub: string): { accountId: string; claims(): Promise<Claims> }
        loadExistingGrant(context: Context): Promise<Grant>
        [setting: string]: unknown
      },
    )
    Grant: new (options: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => unknown
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>
  }
}
