import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** Journeys in a real browser, on the production build, with a real mail server on loopback. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['./tests/e2e/support/global-setup.ts'],
    setupFiles: ['./tests/e2e/support/before-each-file.ts'],
    // One more than cores: each file waits for its browser a third of the time.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // As long as the browser's own waits take at most: a page on a busy machine comes to be right later, and not less.
    expect: { poll: { timeout: 30_000 } },
    // Nothing is tried again: what passes only then is a failure.
  },
});
