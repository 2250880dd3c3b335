import { circ, mix, shade, TAU } from '#artwork/engine.ts';
import { circD, move } from '#artwork/materials/outlines.ts';
import { place, wedgeD } from '#artwork/outlines/needlework.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';
import { type Colours, type Glazing, LEAD, pane, rays, sat, vary } from './glazing.ts';

/** a kingfisher on a branch before the sun; E is its blue */
export function drawKingfisher(glass: Glazing, { E }: Colours): void {
  const { p } = glass.c;
  rays(glass, 20, [mix(E, p.b, 0.3), mix(E, p.d, 0.4), E].map((x) => sat(x)), 200, 0.16);
  pane(glass, circD(500, 520, 346), mix(sat(p.c), '#fff0c0', 0.35), 13);
  for (let i = 0; i < 16; i++) pane(glass, wedgeD(500, 520, 0, 326, (i / 16) * TAU + 0.12, ((i + 1) / 16) * TAU + 0.12), vary(glass, mix(sat(p.c), '#fff3cc', i % 2 ? 0.62 : 0.4)), 7);
  const K: Record<string, string> = { branch: shade(mix(p.a, '#5a3a22', 0.6), 0), leaf: sat(mix(p.d, '#4d9a63', 0.55)), leaf2: sat(mix(p.d, '#2f7d5c', 0.6)),
    tail: sat(shade(E, -0.02)), breast: sat(p.a), back: sat(mix(E, '#1278b8', 0.45), 0.04), cheek: sat(mix(p.a, '#ffb45a', 0.4)), throat: '#fbf2dc',
      wing: sat(mix(E, '#0f5f9c', 0.5)), wing2: sat(mix(E, '#27a3b5', 0.6), 0.08), beak: '#4b4a55', beak2: sat(p.a), eye: '#1d1714', foot: sat(p.a) };
  for (const q of place(kingfisher(), 92, 172, 1.03)) {
    if (q.k === 'eye') glass.art += circ(92 + 338 * 1.03, 172 + 206 * 1.03, 19, `fill="#17120f"`) + circ(92 + 333 * 1.03, 172 + 200 * 1.03, 6, 'fill="#fff" fill-opacity=".9"');
    else pane(glass, q.d, vary(glass, K[q.k]!, 0.02), q.k === 'foot' ? 5 : q.k.startsWith('beak') ? 6 : 9);
  }
  // the wing's quills
  const qd = ['M440 360Q520 440 620 590', 'M430 420Q510 510 600 590'].map((d) => move(d, (x, y) => [92 + x * 1.03, 172 + y * 1.03])).join('');
  glass.art += `<path d="${qd}" fill="none" stroke="${LEAD}" stroke-width="6" stroke-linecap="round"/>`;
}
