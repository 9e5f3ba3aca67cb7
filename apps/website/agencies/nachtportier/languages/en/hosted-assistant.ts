export { type HostedAssistant, hostedAssistant } from '../../hosted-assistant.ts'
