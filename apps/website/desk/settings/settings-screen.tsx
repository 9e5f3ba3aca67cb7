import type { ReactNode } from 'react'
import { Link } from '../parts/link.tsx'
import { useDesk } from '../model/use-desk.ts'
import { useTitle, Blank } from '../parts/load-view.tsx'
import { AccountSettings } from './account-settings.tsx'
import { AuditLog } from './audit-log.tsx'
import { DeviceSettings } from './device-settings.tsx'
import { ImportForm } from './import-form.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { TeamSettings } from './team-settings.tsx'
import { TemplateSettings } from './template-settings.tsx'
import { texts, type Words } from '../words/texts.ts'

type Tab = { id: keyof Words['settings']['tabs']; isForAdmins: boolean; show: () => ReactNode }

const tabs: readonly Tab[] = [
  { id: 'account', isForAdmins: false, show: () => <AccountSettings /> },
  { id: 'device', isForAdmins: false, show: () => <DeviceSettings /> },
  { id: 'templates', isForAdmins: false, show: () => <TemplateSettings /> },
  { id: 'team', isForAdmins: false, show: () => <TeamSettings /> },
  { id: 'privacy', isForAdmins: true, show: () => <PrivacyForm /> },
  { id: 'import', isForAdmins: true, show: () => <ImportForm /> },
  { id: 'audit', isForAdmins: true, show: () => <AuditLog /> },
]

/** The settings of a person, of a device, and, for admins, of the desk. */
export default function SettingsScreen({ tab }: { tab: string }) {
  const { settings } = texts
  const { me } = useDesk()
  const shown = tabs.filter(({ isForAdmins }) => me.role === 'admin' || !isForAdmins)
  const current = shown.find(({ id }) => id === (tab || 'account'))
  useTitle(current ? settings.titleOf(settings.tabs[current.id]) : settings.title)
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>{settings.title}</h1>
        <nav className="tabs tabs-settings" aria-label={settings.title}>
          {shown.map(({ id }) => (
            <Link key={id} path={`/settings/${id}`} aria-current={id === current?.id ? 'page' : undefined}>
              {settings.tabs[id]}
            </Link>
          ))}
        </nav>
      </header>
      <div className="sheet-body sheet-narrow" key={tab}>
        {current ? current.show() : <Blank title={settings.none} />}
      </div>
    </div>
  )
}
