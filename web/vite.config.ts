import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline';

const server = process.env.PAYDIRT_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), offline()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Vitest would otherwise take Svelte's server build.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // No file is inlined: the page's security policy knows no data: addresses except for images.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  // Only the front page is served at many addresses; everything else finds its neighbours wherever the folder is.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    pool: 'threads',
    // Only what hangs takes so long; what is merely slow on a busy machine does not fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
