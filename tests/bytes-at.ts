import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** What a path of the site answers anybody with, whole. */
export async function bytesAt(app: Pick<TestApp, 'visitor'>, path: string): Promise<Buffer> {
  const answer = await app.visitor().get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}
