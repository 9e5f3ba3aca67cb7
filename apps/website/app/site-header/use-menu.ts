import type { MenuItem } from '#agency/schema/navigation.ts'
import { useRootData } from '#app/root-data.ts'
import { menu } from '#content/navigation.ts'

/** The items of the menu that lead to something. */
export function useMenu(): MenuItem[] {
  const { emptySections } = useRootData()
  return menu.filter(({ section }) => !emptySections.includes(section))
}
