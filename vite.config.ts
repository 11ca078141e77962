import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('apps/web'),
  plugins: [react()],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Passages of a story lie apart, so that nobody fetches them before they are earned: see scripts/build-web.mjs.
      output: { chunkFileNames: ({ facadeModuleId }) => (facadeModuleId?.includes('/story/') ? 'assets/story/[name]-[hash].js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
})
