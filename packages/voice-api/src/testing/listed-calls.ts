/**
 * Every call of section 7 of the specification, written from its text and from nothing else: the method's name, its
 * arguments, the request line and the body that must arrive. `vendor` is the same call in the vendor's published
 * client (@vapi-ai/web 2.7.1), by group and method, where it has one.
 */
export interface ListedCall {
  name: string
  args: readonly unknown[]
  request: string
  json?: unknown
  form?: unknown
  insecure?: true
  vendor?: string
}

/** Arbitrary fields: they must arrive unchanged. */
const fields = { name: 'Ada', nested: { list: [1, null, true], empty: '' } }
/** A query with the difficult cases: a repeated key, characters to escape, and undefined. */
const query = { limit: 2, tag: ['a&b', 'c d'], after: '2026-11-21T00:00:00Z', nothing: undefined }
const written = '?limit=2&tag=a%26b&tag=c%20d&after=2026-11-21T00%3A00%3A00Z'
/** A multipart body. */
const upload = { file: new Blob(['hello'], { type: 'text/plain' }), purpose: 'greeting' }
const uploaded = [
  ['file', 'blob', 'text/plain', 'hello'],
  ['purpose', 'greeting'],
]

/** "CRUD (POST create, GET list with query, GET /{id}, PATCH /{id}, DELETE /{id})", with the vendor's verbs. */
const crud = (
  name: string,
  at: string,
  vendor: string,
  { list = 'FindAll', get = 'FindOne', remove = 'Remove' } = {},
): ListedCall[] => [
  { name: `${name}.create`, args: [fields], request: `POST ${at}`, json: fields, vendor: `${vendor}Create` },
  { name: `${name}.list`, args: [query], request: `GET ${at}${written}`, vendor: `${vendor}${list}` },
  { name: `${name}.get`, args: ['i1'], request: `GET ${at}/i1`, vendor: `${vendor}${get}` },
  {
    name: `${name}.update`,
    args: ['i1', fields],
    request: `PATCH ${at}/i1`,
    json: fields,
    vendor: `${vendor}Update`,
  },
  { name: `${name}.delete`, args: ['i1'], request: `DELETE ${at}/i1`, vendor: `${vendor}${remove}` },
]

const nested = (kind: 'test' | 'run', vendor: string): ListedCall[] =>
  crud(`testSuite.${kind}`, `/test-suite/s1/${kind}`, vendor, { list: 'FindAllPaginated' }).map((call) => ({
    ...call,
    args: ['s1', ...call.args],
  }))

const paginated = { list: 'FindAllPaginated' }

export const listedCalls: readonly ListedCall[] = [
  // CRUD
  ...crud('assistant', '/assistant', 'assistant.assistantController'),
  {
    name: 'assistant.replace',
    args: ['i1', fields],
    request: 'PUT /assistant/i1',
    json: fields,
    vendor: 'assistant.assistantControllerReplace',
  },
  {
    name: 'assistant.versions',
    args: ['i1', query],
    request: `GET /assistant/i1/version${written}`,
    vendor: 'assistant.assistantControllerFindVersions',
  },
  ...crud('squad', '/squad', 'squad.squadController'),
  ...crud('workflow', '/workflow', 'workflow.workflowController', { remove: 'Delete' }),
  ...crud('call', '/call', 'call.callController', { remove: 'DeleteCallData' }),
  ...crud('campaign', '/campaign', 'campaign.campaignController'),
  ...crud('session', '/session', 'session.sessionController', paginated),
  ...crud('phoneNumber', '/phone-number', 'phoneNumber.phoneNumberController'),
  ...crud('tool', '/tool', 'tool.toolController'),
  ...crud('knowledgeBase', '/knowledge-base', 'knowledgeBase.knowledgeBaseController'),
  ...crud('structuredOutput', '/structured-output', 'structuredOutput.structuredOutputController'),
  ...crud('token', '/token', 'token.tokenController'),
  ...crud('credential', '/credential', 'credential.credentialController'),
  ...crud('template', '/template', 'template.templateController'),
  ...crud('file', '/file', 'file.fileController').filter(({ name }) => name !== 'file.create'),
  {
    name: 'file.create',
    args: [upload],
    request: 'POST /file',
    form: uploaded,
    vendor: 'file.fileControllerCreate',
  },
  {
    name: 'file.upload',
    args: [upload],
    request: 'POST /file/upload',
    form: uploaded,
    vendor: 'file.fileControllerCreateDeprecated',
  },
  // Paginated GET
  {
    name: 'assistant.listPage',
    args: [query],
    request: `GET /v2/assistant${written}`,
    vendor: 'v2.assistantControllerFindAllPaginated',
  },
  {
    name: 'call.listPage',
    args: [query],
    request: `GET /v2/call${written}`,
    vendor: 'v2.callControllerFindAllPaginated',
  },
  {
    name: 'call.listMetadata',
    args: [query],
    request: `GET /v2/call/metadata${written}`,
    vendor: 'v2.callControllerFindAllMetadataPaginated',
  },
  {
    name: 'phoneNumber.listPage',
    args: [query],
    request: `GET /v2/phone-number${written}`,
    vendor: 'v2.phoneNumberControllerFindAllPaginated',
  },
  {
    name: 'call.export',
    args: [query],
    request: `GET /v2/call/export${written}`,
    vendor: 'v2.callControllerCallsExport',
  },
  // Calls
  {
    name: 'call.createWeb',
    args: [fields],
    request: 'POST /call/web',
    json: fields,
    vendor: 'call.callControllerCreateWebCall',
  },
  {
    name: 'call.createPhone',
    args: [fields],
    request: 'POST /call/phone',
    json: fields,
    vendor: 'call.callControllerCreatePhoneCall',
  },
  // Chat
  {
    name: 'chat.list',
    args: [query],
    request: `GET /chat${written}`,
    vendor: 'chat.chatControllerListChats',
  },
  {
    name: 'chat.create',
    args: [fields],
    request: 'POST /chat',
    json: fields,
    vendor: 'chat.chatControllerCreateChat',
  },
  { name: 'chat.get', args: ['i1'], request: 'GET /chat/i1', vendor: 'chat.chatControllerGetChat' },
  { name: 'chat.delete', args: ['i1'], request: 'DELETE /chat/i1', vendor: 'chat.chatControllerDeleteChat' },
  {
    name: 'chat.createResponse',
    args: [fields],
    request: 'POST /chat/responses',
    json: fields,
    vendor: 'chat.chatControllerCreateOpenAiChat',
  },
  {
    name: 'chat.createWeb',
    args: [fields],
    request: 'POST /chat/web',
    json: fields,
    vendor: 'chat.chatControllerCreateWebChat',
  },
  {
    name: 'chat.createWebResponse',
    args: [fields],
    request: 'POST /chat/web/responses',
    json: fields,
    vendor: 'chat.chatControllerCreateOpenAiWebChat',
  },
  // Phone numbers
  {
    name: 'phoneNumber.importTwilio',
    args: [fields],
    request: 'POST /phone-number/import/twilio',
    json: fields,
    vendor: 'phoneNumber.phoneNumberControllerImportTwilio',
  },
  {
    name: 'phoneNumber.importVonage',
    args: [fields],
    request: 'POST /phone-number/import/vonage',
    json: fields,
    vendor: 'phoneNumber.phoneNumberControllerImportVonage',
  },
  // Test suites and evals
  ...crud('testSuite', '/test-suite', 'testSuite.testSuiteController', paginated),
  ...nested('test', 'testSuite.testSuiteTestController'),
  ...nested('run', 'testSuite.testSuiteRunController'),
  ...crud('eval', '/eval', 'eval.evalController', { list: 'GetPaginated', get: 'Get' }),
  {
    name: 'eval.run.create',
    args: [fields],
    request: 'POST /eval/run',
    json: fields,
    vendor: 'eval.evalControllerRun',
  },
  {
    name: 'eval.run.list',
    args: [query],
    request: `GET /eval/run${written}`,
    vendor: 'eval.evalControllerGetRunsPaginated',
  },
  { name: 'eval.run.get', args: ['i1'], request: 'GET /eval/run/i1', vendor: 'eval.evalControllerGetRun' },
  {
    name: 'eval.run.delete',
    args: ['i1'],
    request: 'DELETE /eval/run/i1',
    vendor: 'eval.evalControllerRemoveRun',
  },
  // Org
  ...crud('org', '/org', 'org.orgController', { remove: 'DeleteOrg' }),
  {
    name: 'org.featureFlag',
    args: [query],
    request: `GET /org/feature-flag${written}`,
    vendor: 'org.orgControllerFeatureFlagEnabled',
  },
  { name: 'org.users', args: ['i1'], request: 'GET /org/i1/user', vendor: 'org.orgControllerFindAllUsers' },
  { name: 'org.leave', args: ['i1'], request: 'DELETE /org/i1/leave', vendor: 'org.orgControllerOrgLeave' },
  {
    name: 'org.removeMember',
    args: ['i1', 'u1'],
    request: 'DELETE /org/i1/member/u1/leave',
    vendor: 'org.orgControllerOrgRemoveUser',
  },
  {
    name: 'org.invite',
    args: ['i1', fields],
    request: 'POST /org/i1/invite',
    json: fields,
    vendor: 'org.orgControllerUsersInvite',
  },
  {
    name: 'org.updateRole',
    args: ['i1', fields],
    request: 'PATCH /org/i1/role',
    json: fields,
    vendor: 'org.orgControllerUserUpdate',
  },
  { name: 'org.auth', args: ['i1'], request: 'GET /org/i1/auth', vendor: 'org.orgControllerOrgToken' },
  // Credential and template
  { name: 'credential.createSession', args: [fields], request: 'POST /credential/session', json: fields },
  {
    name: 'credential.webhook',
    args: [fields],
    request: 'POST /credential/webhook',
    json: fields,
    insecure: true,
  },
  { name: 'credential.trigger', args: [fields], request: 'POST /credential/trigger', json: fields },
  {
    name: 'template.listPinned',
    args: [],
    request: 'GET /template/pinned',
    vendor: 'template.templateControllerFindAllPinned',
  },
  // Voice library
  {
    name: 'voiceLibrary.list',
    args: ['p1', query],
    request: `GET /voice-library/p1${written}`,
    vendor: 'voiceLibrary.voiceLibraryControllerVoiceGetByProvider',
  },
  {
    name: 'voiceLibrary.accents',
    args: ['p1'],
    request: 'GET /voice-library/p1/accents',
    vendor: 'voiceLibrary.voiceLibraryControllerVoiceGetAccentsByProvider',
  },
  {
    name: 'voiceLibrary.syncProvider',
    args: ['p1'],
    request: 'POST /voice-library/sync/p1',
    vendor: 'voiceLibrary.voiceLibraryControllerVoiceLibrarySyncByProvider',
  },
  {
    name: 'voiceLibrary.sync',
    args: [fields],
    request: 'POST /voice-library/sync',
    json: fields,
    vendor: 'voiceLibrary.voiceLibraryControllerVoiceLibrarySyncDefaultVoices',
  },
  {
    name: 'voiceLibrary.createSesameVoice',
    args: [upload],
    request: 'POST /voice-library/create-sesame-voice',
    form: uploaded,
    vendor: 'voiceLibrary.voiceLibraryControllerVoiceLibraryCreateSesameVoice',
  },
  // Provider resources
  {
    name: 'provider.create',
    args: ['p1', 'kind', fields],
    request: 'POST /provider/p1/kind',
    json: fields,
    vendor: 'provider.providerResourceControllerCreateProviderResource',
  },
  {
    name: 'provider.list',
    args: ['p1', 'kind', query],
    request: `GET /provider/p1/kind${written}`,
    vendor: 'provider.providerResourceControllerGetProviderResourcesPaginated',
  },
  {
    name: 'provider.get',
    args: ['p1', 'kind', 'i1'],
    request: 'GET /provider/p1/kind/i1',
    vendor: 'provider.providerResourceControllerGetProviderResource',
  },
  {
    name: 'provider.update',
    args: ['p1', 'kind', 'i1', fields],
    request: 'PATCH /provider/p1/kind/i1',
    json: fields,
    vendor: 'provider.providerResourceControllerUpdateProviderResource',
  },
  {
    name: 'provider.delete',
    args: ['p1', 'kind', 'i1'],
    request: 'DELETE /provider/p1/kind/i1',
    vendor: 'provider.providerResourceControllerDeleteProviderResource',
  },
  {
    name: 'provider.workflows',
    args: ['p1', query],
    request: `GET /p1/workflows${written}`,
    vendor: 'provider.providerControllerGetWorkflows',
  },
  {
    name: 'provider.workflowHooks',
    args: ['p1', 'i1'],
    request: 'GET /p1/workflows/i1/hooks',
    vendor: 'provider.providerControllerGetWorkflowTriggerHook',
  },
  {
    name: 'provider.locations',
    args: ['p1'],
    request: 'GET /p1/locations',
    vendor: 'provider.providerControllerGetLocations',
  },
  {
    name: 'provider.searchVoices',
    args: ['p1', query],
    request: `GET /p1/voices/search${written}`,
    vendor: 'provider.voiceProviderControllerSearchVoices',
  },
  {
    name: 'provider.searchVoice',
    args: ['p1', query],
    request: `GET /p1/voice/search${written}`,
    vendor: 'provider.voiceProviderControllerSearchVoice',
  },
  {
    name: 'provider.addVoices',
    args: ['p1', fields],
    request: 'POST /p1/voices/add',
    json: fields,
    vendor: 'provider.voiceProviderControllerAddVoices',
  },
  {
    name: 'provider.addVoice',
    args: ['p1', fields],
    request: 'POST /p1/voice/add',
    json: fields,
    vendor: 'provider.voiceProviderControllerAddVoice',
  },
  {
    name: 'elevenLabs.cloneVoice',
    args: [upload],
    request: 'POST /11labs/voice/clone',
    form: uploaded,
    vendor: 'v11Labs.voiceProviderControllerCloneVoices',
  },
  {
    name: 'analytics.query',
    args: [fields],
    request: 'POST /analytics',
    json: fields,
    vendor: 'analytics.analyticsControllerQuery',
  },
]
