import { lerp, poly } from '#artwork/engine.ts';
import { spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { piece, raysOf, type Inlay } from './inlay.ts';

/** mountains and a lake */
export function drawMountains(inlay: Inlay) {
  const { crown, R } = inlay;
  raysOf(inlay, 612, 396, 26, ['maple', 'birch'], 0, 0.12);
  piece(inlay, circD(612, 396, 104), 'gold', 20, 0.18, crown);
  piece(inlay, circD(612, 396, 78), 'red', 20, 0.12, crown);
  const peak = (x: number, y: number, base: number, l: number, rr: number, dark: string, light: string, snow: string) => {
    piece(inlay, poly([[x, y], [x - l * 0.34, lerp(y, base, 0.36)], [x - l * 0.52, lerp(y, base, 0.46)], [x - l, base], [x + l * 0.16, base],
      [x - l * 0.06, lerp(y, base, 0.66)], [x + l * 0.1, lerp(y, base, 0.4)]]), dark, 64, 0.2);
    piece(inlay, poly([[x, y], [x + l * 0.1, lerp(y, base, 0.4)], [x - l * 0.06, lerp(y, base, 0.66)], [x + l * 0.16, base], [x + rr, base],
      [x + rr * 0.58, lerp(y, base, 0.55)], [x + rr * 0.42, lerp(y, base, 0.34)]]), light, -58, 0.3);
    const z = 0.25;
    piece(inlay, poly([[x, y], [x - l * z * 0.95, lerp(y, base, z)], [x - l * 0.12, lerp(y, base, z * 0.8)], [x - l * 0.04, lerp(y, base, z * 1.25)],
      [x + l * 0.06, lerp(y, base, z * 0.85)], [x + rr * 0.16, lerp(y, base, z * 1.15)], [x + rr * 0.32, lerp(y, base, z)]]), snow, 30, 0.1);
  };
  peak(760, 420, 700, 250, 260, 'sky', 'oak', 'birch');
  peak(250, 360, 700, 230, 270, 'sky', 'oak', 'birch');
  peak(470, 452, 712, 260, 250, 'blue', 'cherry', 'birch');
  piece(inlay, spl([[100, 640, 1], [260, 610], [430, 660], [600, 700], [760, 650], [900, 628, 1], [900, 760, 1], [100, 760, 1]]), 'moss', 6, 0.3, crown);
  // the lake, in long slips
  piece(inlay, R(100, 700, 800, 220), 'blue', 0, 0);
  const ys = [712, 742, 776, 818, 900];
  for (let i = 0; i < 4; i++)
    piece(inlay, spl([[100, ys[i]!, 1], [300, ys[i]! - 5 + i * 3], [560, ys[i]! + 6], [900, ys[i]! - 2, 1], [900, ys[i + 1]!, 1], [560, ys[i + 1]! + 8],
      [300, ys[i + 1]! - 4], [100, ys[i + 1]!, 1]]), ['sky', 'blue', 'sky', 'blue'][i]!, 0, 0.16);
  for (const [y, w] of [[728, 92], [760, 66], [794, 44], [826, 26]] as [number, number][]) piece(inlay, spl([[612 - w, y, 1], [612, y - 8], [612 + w, y, 1], [612, y + 8]]), 'gold', 0, 0.1);
  piece(inlay, spl([[100, 850, 1], [220, 806], [360, 826], [500, 872], [640, 862], [780, 806], [900, 796, 1], [900, 960, 1], [100, 960, 1]]), 'green', 4, 0.3, crown);
  const firP = (x: number, y: number, h: number) => {
    const w = h * 0.24;
    piece(inlay, R(x - h * 0.02, y - 6, h * 0.04, h * 0.1), 'wenge', 90, 0);
    for (let i = 3; i >= 0; i--) {
      const ty = y - h + h * 0.2 * i * 1.05,
        byy = ty + h * 0.36,
        k = 0.42 + i * 0.2;
      piece(inlay, poly([[x, ty], [x - w * k, byy], [x, byy - h * 0.03]]), 'wenge', 70, 0.1);
      piece(inlay, poly([[x, ty], [x + w * k, byy], [x, byy - h * 0.03]]), 'green', -70, 0.2);
    }
  };
  firP(232, 852, 330);
  firP(318, 872, 230);
  firP(778, 850, 270);
  firP(172, 886, 210);
  firP(838, 868, 190);
}
