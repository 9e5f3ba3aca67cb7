// Plain JavaScript on purpose: it must run, and print its message, on a Node that cannot run the rest.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Frontdesk needs Node 22.22 or newer, and this is ${process.versions.node}.\n` +
      'It brings its own: run "npm ci" and then "npm start" (or any "npm run …"), which use node_modules/.bin/node.\n' +
      'If npm ci refused to run the install script of the package "node", allow it: npm install-scripts approve node',
  )
  process.exit(1)
}
