import { type Drawing, type P, path, rot, smooth } from '#artwork/engine.ts';
import { blossom, fruit, glint, half, leaf, orangeOutline, orangePeel, type Skin } from './fruit.ts';
import type { Inks } from './inks.ts';

/** two oranges and half of one, with leaves and blossom */
export function drawOrange(c: Drawing, inks: Inks): string[] {
  const { black, darkGreen } = inks, OR = orangePeel(inks), A: string[] = [];
  A.push(leaf(c, inks, 470, 640, -160, 300, 86, -1), leaf(c, inks, 540, 640, -18, 310, 88), leaf(c, inks, 500, 640, -120, 200, 60, -1), leaf(c, inks, 520, 640, -62, 210, 64));
  A.push(leaf(c, inks, 300, 900, 150, 210, 66, -1), leaf(c, inks, 720, 900, 24, 200, 66));
  A.push(fruit(c, inks, orangeOutline(690, 850, 186), 690, 850, 186, OR), glint(620, 752, 186));
  A.push(fruit(c, inks, orangeOutline(388, 832, 226), 388, 832, 226, OR), glint(300, 712, 226));
  A.push(path('M372 622C378 614 392 612 402 620C408 632 400 642 388 642C376 640 368 632 372 622Z', `fill="${darkGreen}" stroke="${black}" stroke-width="3.5"`));
  A.push(half(c, inks, 574, 968, 150, '#ee8420', ['#ffd76a', '#f58f1e'], 0.96, -8));
  A.push(leaf(c, inks, 760, 1040, 4, 170, 52), leaf(c, inks, 330, 1052, 176, 176, 54, -1), blossom(c, inks, 284, 1040, 0.92, 10), blossom(c, inks, 806, 1010, 0.86, 40), blossom(c, inks, 206, 964, 0.66, 0), blossom(c, inks, 768, 656, 0.7, 20));
  return A;
}

/** two lemons and half of one, with leaves and blossom */
export function drawLemon(c: Drawing, inks: Inks): string[] {
  const A: string[] = [];
  const LE: Skin = ['#fffbd0', '#fbdc3e', '#eab414', '#a36d08'];
  const lemonD = (x: number, y: number, R: number, a: number) => {
    const k = (px: number, py: number): P => { const q = rot([px * R, py * R], a); return [x + q[0], y + q[1]]; };
    return smooth([k(-1.34, 0.02), k(-1.2, -0.22), k(-0.9, -0.58), k(-0.4, -0.86), k(0.14, -0.9), k(0.66, -0.72), k(1.02, -0.36), k(1.22, -0.2),
      k(1.38, -0.1), k(1.42, 0.1), k(1.26, 0.22), k(1.04, 0.4), k(0.66, 0.74), k(0.1, 0.92), k(-0.42, 0.86), k(-0.92, 0.58), k(-1.22, 0.24)]);
  };
  A.push(leaf(c, inks, 470, 650, -158, 310, 86, -1), leaf(c, inks, 550, 640, -14, 320, 88), leaf(c, inks, 520, 650, -80, 210, 62), leaf(c, inks, 300, 960, 160, 200, 62, -1));
  A.push(fruit(c, inks, lemonD(650, 800, 168, 0.5), 650, 800, 216, LE), glint(592, 700, 168, -8));
  A.push(fruit(c, inks, lemonD(386, 858, 186, -0.42), 386, 858, 236, LE), glint(330, 744, 186, -50));
  A.push(half(c, inks, 600, 985, 138, '#f0c424', ['#fff6b0', '#f7d644'], 0.95, -6));
  A.push(leaf(c, inks, 752, 1030, 8, 180, 54), leaf(c, inks, 350, 1056, 172, 190, 56, -1), blossom(c, inks, 300, 1050, 0.9, 10), blossom(c, inks, 800, 960, 0.86, 40), blossom(c, inks, 770, 630, 0.7, 0), blossom(c, inks, 206, 700, 0.66, 20));
  return A;
}
