import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Processes now and then finish a file without saying so, and the run waits for ever; threads do not.
    pool: 'threads',
    testTimeout: 60_000,
    // All cores: what is measured by the clock has room enough.
    maxWorkers: availableParallelism(),
  },
})
