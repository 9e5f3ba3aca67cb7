/** The drawings of the agency's folder `social/`, by their paths: the build takes in those that are there. */
export const socialIcons = import.meta.glob<string>('#content/social/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
