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

type Tab = { id: string; name: string; isForAdmins: boolean; show: () => ReactNode }

const tabs: readonly Tab[] = [
  { id: 'account', name: 'Your account', isForAdmins: false, show: () => <AccountSettings /> },
  { id: 'device', name: 'This device', isForAdmins: false, show: () => <DeviceSettings /> },
  { id: 'templates', name: 'Templates', isForAdmins: false, show: () => <TemplateSettings /> },
  { id: 'team', name: 'Team', isForAdmins: false, show: () => <TeamSettings /> },
  { id: 'privacy', name: 'Privacy', isForAdmins: true, show: () => <PrivacyForm /> },
  { id: 'import', name: 'Import', isForAdmins: true, show: () => <ImportForm /> },
  { id: 'audit', name: 'Audit', isForAdmins: true, show: () => <AuditLog /> },
]

/** The settings of a person, of a device, and, for admins, of the desk. */
export default function SettingsScreen({ tab }: { tab: string }) {
  const { me } = useDesk()
  const shown = tabs.filter(({ isForAdmins }) => me.role === 'admin' || !isForAdmins)
  const current = shown.find(({ id }) => id === (tab || 'account'))
  useTitle(current ? `${current.name}, settings` : 'Settings')
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>Settings</h1>
        <nav className="tabs tabs-settings" aria-label="Settings">
          {shown.map(({ id, name }) => (
            <Link key={id} path={`/settings/${id}`} aria-current={id === current?.id ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <div className="sheet-body sheet-narrow" key={tab}>
        {current ? current.show() : <Blank title="There are no such settings" />}
      </div>
    </div>
  )
}
