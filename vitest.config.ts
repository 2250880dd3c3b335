import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    include: ['{app,contract,server,artwork,cards,emails,db,shared,tests,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['./tests/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    // Two more than cores: many files mostly wait for processes that they have started.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // No test is about time: what takes seconds here may take minutes on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
