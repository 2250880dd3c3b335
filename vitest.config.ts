import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,contract,server,cards,emails,db,shared,tests,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['./tests/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
