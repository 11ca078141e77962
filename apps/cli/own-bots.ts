import { resolve } from 'node:path'
import { fail } from '#kernel/errors.ts'
import { isOwnBot, type OwnCode } from './bots-by-name.ts'
import { root } from './root.ts'

/** Bundles every bot that is a file, with what it imports, so that threads can load it from text. Names are relative to the project's folder. */
export async function ownCode(names: readonly string[]): Promise<OwnCode> {
  const files = [...new Set(names.filter(isOwnBot))]
  if (files.length === 0) return {}
  const { build, stop } = await import('esbuild')
  try {
    return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await bundled(build, file)] as const)))
  } finally {
    await stop()
  }
}

async function bundled(build: typeof import('esbuild').build, file: string): Promise<string> {
  try {
    const { outputFiles } = await build({ absWorkingDir: root, entryPoints: [resolve(root, file)], bundle: true, platform: 'node', format: 'esm', target: 'node20', write: false, logLevel: 'silent' })
    return outputFiles[0].text
  } catch (error) {
    const [first] = (error as { errors?: { text: string; location: { line: number } | null }[] }).errors ?? []
    return fail('cli.bot', `${file} is no bot: ${first ? `${first.location ? `line ${first.location.line}: ` : ''}${first.text}` : String(error)}`)
  }
}
