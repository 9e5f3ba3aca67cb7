/** The drawings of the agency's folder `icons/`, by their paths: the build takes in those that are there. */
export const ownIcons = import.meta.glob<string>('#content/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
