import { defineConfig } from 'vitest/config';

/** Journeys in a real browser, on the production build, with a real mail server on loopback. One at a time. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});
