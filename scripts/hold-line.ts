export { holdLine } from '../apps/website/e2e/hold-line.ts'
