/**
 * Modules that no language of a site doubles: they read no content, and what they open is shared. Here, because Node and the
 * tests load modules by the same rule (`register-agency.ts`, `vite-plugins/modules-of-languages.ts`).
 */
export const sharedModules = /\/(?:node_modules|build|server\/(?:runtime|store))\//
