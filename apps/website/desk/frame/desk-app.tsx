import { useEffect, useState } from 'react'
import { Blank } from '../parts/blank.tsx'
import { LoadFailure, Loading } from '../parts/load-view.tsx'
import type { Failure } from '../api/outcome.ts'
import { createDesk, createDeskParts, type Desk } from './create-desk.ts'
import { DeskContext } from './desk-context.ts'
import { DeskFrame } from './desk-frame.tsx'
import type { Me } from './me.ts'
import { signInAddress } from './sign-in-address.ts'

const parts = createDeskParts()

/** Loads the signed-in person, then shows that person's desk. */
export function DeskApp() {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const ask = async () => {
      const outcome = await parts.api.get<{ staff: Me }>('/me')
      if (outcome.outcome === 'ok') setDesk(createDesk(outcome.value.staff, parts))
      else setFailure(outcome)
    }
    void ask()
  }, [round])

  if (desk)
    return (
      <DeskContext value={desk}>
        <DeskFrame />
      </DeskContext>
    )
  if (failure?.outcome === 'signed-out')
    return (
      <Blank title="You are signed out" isPage>
        <a className="button button-lamp" href={signInAddress()}>
          Sign in
        </a>
      </Blank>
    )
  if (failure) return <LoadFailure failure={failure} what="desk" onRetry={() => setRound(round + 1)} />
  return <Loading what="desk" />
}
