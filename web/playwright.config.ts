import { defineConfig } from '@playwright/test';

// The real server with the built page, at a port that it finds free; bots that do not wait. Debian's Chromium, never a
// download.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/runs',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.PAYDIRT_URL,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command:
      'exec "$PAYDIRT_BIN" serve --port 0 --data "$(mktemp -d)/games.db" --web "$PAYDIRT_WEB" --bot-pace 0 --no-rate-limits',
    env: {
      PAYDIRT_BIN: process.env.PAYDIRT_BIN ?? '../build/dev/app/paydirt',
      PAYDIRT_WEB: process.env.PAYDIRT_WEB ?? 'dist',
    },
    wait: { stdout: /Paydirt is open: (?<paydirt_url>\S+)/ },
    reuseExistingServer: false,
  },
});
