export { testimonials } from '../../testimonials.ts'
