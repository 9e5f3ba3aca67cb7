import { createOriginRule as createRule, type OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { Config } from '#server/runtime/config.ts'

export type { OriginRule }

/** Creates the site's origin rule: that of the calls holds for every request. */
export const createOriginRule = ({
  PUBLIC_URL,
  ALLOWED_ORIGINS,
}: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>): OriginRule =>
  createRule({ publicUrl: PUBLIC_URL, allowedOrigins: ALLOWED_ORIGINS })
