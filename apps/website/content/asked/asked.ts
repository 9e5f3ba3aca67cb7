import type { Asked } from '#agency/schema/assistant.ts'
import { caseStudies } from './case-studies.ts'
import { company } from './company.ts'
import { crmIntegration } from './crm-integration.ts'
import { customerSupport } from './customer-support.ts'
import { industries } from './industries.ts'
import { numbers } from './numbers.ts'
import { privacy } from './privacy.ts'
import { scheduling } from './scheduling.ts'
import { services } from './services.ts'

/**
 * How visitors ask for what the pages say, or speak of the need for it: by the id of what answers, a question a line, a file a
 * subject. The assistant answers sentences like these with that fact, service or story; it needs none of them, and
 * understands better with them.
 */
export const asked: Asked[] = [
  company,
  numbers,
  customerSupport,
  crmIntegration,
  scheduling,
  services,
  industries,
  caseStudies,
  privacy,
]
