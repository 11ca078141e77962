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
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
})
