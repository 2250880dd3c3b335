import { defineConfig } from 'vitest/config';

/** Journeys in a real browser, on the production build, with a real mail server on loopback. One at a time. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may stumble once. What passes only when tried again is named at the end: tests/second-tries.ts.
    retry: 1,
  },
});
