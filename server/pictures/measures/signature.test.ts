import { expect, test } from 'vitest';
import { toOklab } from '#cards/render/colour.ts';
import { signatureOf } from './signature.ts';

/** A picture of one grey. */
const flat = (value: number) => ({ rgb: Buffer.alloc(20 * 28 * 3, value), width: 20, height: 28 });

test('the signature of a picture does not depend on the pictures that were measured before it', async () => {
  const middle = toOklab('#666666').l * 100;
  for (const value of [0x65, 0x67, 0x64]) {
    const { grid } = await signatureOf(flat(value));
    expect(grid[0]).toBeCloseTo(middle, 4);
  }
});
