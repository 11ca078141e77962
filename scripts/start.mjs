// `npm start`: builds what is needed and starts the server.
import { build } from './build.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Orrery needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
await build()
await import('../dist/server/main.js')
