import type { Keys } from '#server/kernel/keys.ts';
import { codeFrom } from '#shared/links/magic-link.ts';

/** The code of a test: it follows from its link, so that only the link is kept. */
export function testCodeOf(keys: Keys, link: string): string {
  return codeFrom(keys.hash('test-code', link));
}
