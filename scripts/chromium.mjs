// Finds a Chromium for the browser tests; on Debian as root it installs one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = onPath()
  if (found || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found
  console.log('Installing the package "chromium" for the browser tests …')
  const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt(['update', '-q'])
  apt(['install', '-q', '-y', '--no-install-recommends', 'chromium'])
  return onPath()
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  return undefined
}
