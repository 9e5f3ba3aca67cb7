export { promotion } from '../../promotion.ts'
