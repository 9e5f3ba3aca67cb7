export { controlConnections } from '../apps/website/e2e/control-connections.ts'
