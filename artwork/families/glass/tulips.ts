import { bez, lerp, mix, type P, qbez, shade, TAU } from '#artwork/engine.ts';
import { type Q, spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { rib, rotP, wedgeD } from '#artwork/outlines/needlework.ts';
import { type Colours, type Glazing, pane, rays, sat, vary } from './glazing.ts';

/** three tulips before the sun; E is the blue of the sky */
export function drawTulips(glass: Glazing, { E }: Colours): void {
  const { p } = glass.c;
  rays(glass, 22, [sat(mix(E, p.d, 0.5)), sat(mix(E, p.d, 0.3)), sat(mix(E, p.d, 0.68))], 200, TAU / 44);
  pane(glass, circD(500, 430, 318), mix(sat(p.b), '#fff0c0', 0.55), 12);
  for (let i = 0; i < 10; i++) pane(glass, wedgeD(500, 430, 0, 300, (i / 10) * TAU, ((i + 1) / 10) * TAU), vary(glass, mix(sat(p.b), '#fff0c0', i % 2 ? 0.66 : 0.42)), 7);
  const G1 = sat(p.c),
    G2 = sat(mix(p.c, p.e, 0.5));
  const stem = (x: number, y: number, bx: number) => pane(glass, rib(bez([x, y], [x, y + 240], [bx, 820], [bx, 1120], 16), () => 26), G2, 8);
  const leaf = (bx: number, tip: P, w: number, col: string) => {
    const mid = qbez([bx, 1120], [bx + (tip[0] - bx) * 0.1, lerp(1120, tip[1], 0.55)], tip, 16);
    pane(glass, rib(mid, (t) => Math.max(3, w * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)))), col, 9);
    pane(glass, rib(mid.slice(1, 15), (t) => 5 + 5 * (1 - t)), shade(col, 0.1), 5);
  };
  const tulip = (x: number, y: number, k: number, col: string, deg: number) => {
    const T = (ps: Q[]) => spl(ps.map(([u, v, z]) => { const q = rotP(u * k, v * k, (deg * Math.PI) / 180); return [x + q[0], y + q[1], z] as Q; }));
    pane(glass, T([[-92, -40, 1], [-74, -120], [-70, -196, 1], [-20, -150], [0, -86], [-10, 60, 1], [-60, 40]]), shade(col, -0.07), 9);
    pane(glass, T([[92, -40, 1], [74, -120], [70, -196, 1], [20, -150], [0, -86], [10, 60, 1], [60, 40]]), shade(col, -0.04), 9);
    pane(glass, T([[0, -230, 1], [48, -150], [64, -50], [40, 40], [0, 70, 1], [-40, 40], [-64, -50], [-48, -150]]), shade(col, 0.05), 9);
    pane(glass, T([[0, -150, 1], [20, -80], [18, 0], [0, 50, 1], [-18, 0], [-20, -80]]), mix(col, '#ffe7a0', 0.35), 6);
  };
  stem(500, 470, 500);
  stem(268, 640, 430);
  stem(732, 600, 572);
  leaf(420, [120, 760], 96, G1);
  leaf(590, [880, 720], 96, shade(G1, -0.03));
  leaf(470, [330, 760], 78, G2);
  leaf(540, [656, 800], 80, shade(G2, 0.04));
  tulip(268, 640, 0.84, sat(p.d === p.a ? p.b : mix(p.a, p.b, 0.4)), -10);
  tulip(732, 600, 0.88, sat(mix(p.a, p.e, 0.3), 0.05), 9);
  tulip(500, 476, 1.12, sat(shade(p.a, -0.05), 0), 0);
}
