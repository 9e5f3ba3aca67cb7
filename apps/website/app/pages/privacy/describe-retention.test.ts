import { describe, expect, it } from 'vitest'
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { describeRetention } from './describe-retention.server.ts'

describe('the privacy page about requests', () => {
  it('matches a site with default settings', () => {
    expect(
      describeRetention({
        guests: [],
        retention: { visits: true, requestsDays: null, backupsDays: null },
      }),
    ).toEqual([privacyKept.visit, privacyKept.held, privacyKept.untilAsked, privacyKept.restored])
  })

  it('names the days that the operator set, and leaves out what is off', () => {
    const sentences = describeRetention({
      guests: [],
      retention: { visits: false, requestsDays: 365, backupsDays: 90 },
    })
    expect(sentences).not.toContain(privacyKept.visit)
    expect(sentences.join(' ')).toContain(privacyKept.deletedAfter.replace('{days}', '365'))
    expect(sentences.join(' ')).toContain(privacyKept.backups.replace('{days}', '90'))
    expect(sentences.join(' ')).not.toContain('{')
  })

  it('names the other sites that may show the form', () => {
    const sentences = describeRetention({
      guests: ['shop.example', 'partner.example'],
      retention: { visits: false, requestsDays: null, backupsDays: null },
    })
    expect(sentences).toContain(privacyKept.sites?.replace('{sites}', 'shop.example, partner.example'))
  })
})
