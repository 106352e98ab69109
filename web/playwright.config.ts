import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.PAYDIRT_PORT ?? 8177);
const binary = process.env.PAYDIRT_BIN ?? '../build/server/app/paydirt';
const data = join(mkdtempSync(join(tmpdir(), 'paydirt-')), 'games.db');

// The real server with the built page; bots that do not wait. Debian's Chromium, never a download.
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
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `${binary} serve --port ${port} --data ${data} --web ${process.env.PAYDIRT_WEB ?? 'dist'} --bot-pace 0 --no-rate-limits`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});
