import { createContext, useContext } from 'react'
import type { Desk } from './create-desk.ts'

export const DeskContext = createContext<Desk | null>(null)

/** @throws outside a desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('This is shown outside of the desk.')
  return desk
}
