import { expect, test } from 'vitest';
import { contrast, lum } from '../colour.ts';
import { PAL } from '../palettes.ts';
import { coloursOf } from './colours.ts';
import { INKS } from '#shared/letter/hands.ts';
import { kitOf } from './kit.ts';

test.each(Object.values(PAL))(
  'paper, ink and accent of $id keep their rules, whatever a family asks for',
  (palette) => {
    for (const ask of [{}, { stock: '#1b2340', ink: '#ffeecc', acc: '#fff6d0' }]) {
      const k = kitOf(palette, ask);
      expect(lum(k.stock)).toBeGreaterThanOrEqual(0.945);
      expect(contrast(k.stock, k.ink)).toBeGreaterThanOrEqual(9);
      expect(contrast(k.stock, k.acc)).toBeGreaterThanOrEqual(3.2);
      for (const ink of Object.values(INKS)) expect(contrast(k.stock, ink.colour)).toBeGreaterThanOrEqual(7);
    }
  },
);

test.each(Object.values(PAL))('a name can be read on the envelope of $id', (palette) => {
  const c = coloursOf(palette);
  expect(contrast(c.envelope, c.envelopeInk)).toBeGreaterThanOrEqual(7);
  expect(contrast(c.paper, c.coverInk)).toBeGreaterThanOrEqual(4.5);
});
