/** What the bar at the top of the site holds. */
type Bar = { name: string; links: readonly string[]; button: string }

/** Room between the margins of a tablet, 48rem wide, in pixels. */
const room = 706
/** Pixels of a letter of the name, and of the links, and of what is around them. */
const letter = { name: 10.5, link: 7.5 }
const around = { logo: 62, link: 32, button: 34 }

/** Whether the bar has more letters than fit into a line at 48rem, where the menu of small screens otherwise ends. */
export function isLongBar({ name, links, button }: Bar): boolean {
  const letters = [...links, button].join('').length * letter.link
  const gaps = links.length * around.link + around.logo + around.button
  return name.length * letter.name + letters + gaps > room
}
