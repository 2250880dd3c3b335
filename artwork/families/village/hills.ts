import { circ, clamp, type Drawing, lerp, mix, noise1, type P, path, rect, type Rng, shade, smooth } from '#artwork/engine.ts';
import type { Hour } from './hour.ts';
import { drawHouse } from './houses.ts';
import { snowTree } from './trees.ts';

/** A hill, and the height of its ridge at each x. */
type Hill = { svg: string; yAt: (x: number) => number };

/** the height of each hill, from the farthest to the nearest */
const HEIGHTS = [760, 850, 985, 1120];

function hill(seed: string, i: number, col: string): Hill {
  const nz = noise1(seed + i);
  const ps: P[] = [];
  for (let x = -60; x <= 1060; x += 112) ps.push([x, HEIGHTS[i]! + nz(x / 230) * (40 - i * 5)]);
  const yAt = (x: number) => {
    const k = clamp(Math.floor((x + 60) / 112), 0, ps.length - 2);
    return lerp(ps[k]![1], ps[k + 1]![1], (x - ps[k]![0]) / 112);
  };
  return { svg: path(smooth(ps, false) + 'L1060 1460L-60 1460Z', `fill="${col}"`), yAt };
}

/** the wood on the farthest hill */
function farWood(r: Rng, { yAt }: Hill, { trees, snow, horizon }: Hour): string {
  let row = '';
  for (let x = -10; x < 1020; x += r.f(26, 52))
    row += snowTree(x, yAt(x) + 10, r.f(70, 120), mix(trees, horizon, 0.45), mix(snow, horizon, 0.4));
  return row;
}

/** a row of houses with trees between them; the far row is smaller, paler, and has the church in its middle */
function houseRow(c: Drawing, { yAt }: Hill, { walls, trees, snow, horizon, light }: Hour, isFar: boolean): string {
  const { r } = c, i = isFar ? 1 : 2, sc = isFar ? 0.78 : 1.16;
  let row = '';
  let x = r.f(20, 70);
  let k = 0;
  while (x < 990) {
    const church = isFar && x > 380 && x < 560;
    const isT = k % 4 === 3 || r.chance(0.16);
    if (isT) {
      row += snowTree(x + 20, yAt(x + 20) + 16, r.f(150, 210) * sc, mix(trees, horizon, isFar ? 0.25 : 0.05), snow);
      x += 96 * sc;
    } else {
      const w = r.f(104, 140) * sc,
        h = r.f(80, 150) * sc;
      const col = walls[(k * 2 + i) % walls.length]!;
      const place = { x: x + w / 2, y: yAt(x + w / 2) + 26, w, h, rf: w * 0.52 };
      row += drawHouse(c, { ...place, col: mix(col, horizon, isFar ? 0.18 : 0), snow, win: light }, church);
      x += w * 1.14;
    }
    k++;
  }
  return row;
}

/** a street lamp with a bow, snow on its cap */
function lamp(c: Drawing, x: number, y: number, { top, snow, light }: Hour): string {
  return (
    circ(x, y - 182, 110, `fill="${c.rad([[0, light, 0.6], [1, light, 0]])}"`) +
    rect(x - 4, y - 150, 8, 150, `fill="${shade(top, -0.06)}"`) +
    path(`M${x - 18} ${y - 204}h36l-7 54h-22Z`, `fill="${light}" stroke="${shade(top, -0.06)}" stroke-width="5"`) +
    path(`M${x - 26} ${y - 204}L${x} ${y - 228}L${x + 26} ${y - 204}Z`, `fill="${snow}"`) +
    circ(x, y - 140, 10, 'fill="#c93a3a"') +
    path(`M${x} ${y - 140}l-24 -9v18ZM${x} ${y - 140}l24 -9v18Z`, 'fill="#c93a3a"')
  );
}

/** what stands on the nearest hill: tall trees, tracks in the snow and two lamps */
function foreground(c: Drawing, { yAt }: Hill, hour: Hour): string {
  const { r } = c, { trees, snow, horizon } = hour, track = `fill="none" stroke="${mix(snow, horizon, 0.22)}" stroke-width="5" stroke-linecap="round" opacity=".7"`;
  let row = '';
  for (const x of [60, 170, 905, 800]) row += snowTree(x, yAt(x) + 40, r.f(230, 320), trees, snow);
  for (let q = 0; q < 5; q++) {
    const yy = yAt(500) + 40 + q * 46;
    row +=
      path(`M${r.f(60, 300)} ${yy}q${r.f(90, 150)} ${r.f(-16, 10)} ${r.f(240, 380)} ${r.f(-6, 14)}`, track) +
      path(`M${r.f(560, 700)} ${yy + 18}q${r.f(60, 120)} ${r.f(-12, 8)} ${r.f(160, 300)} ${r.f(-6, 10)}`, track);
  }
  return row + lamp(c, 330, yAt(330) + 60, hour) + lamp(c, 690, yAt(690) + 60, hour);
}

/** four hills, the village on the two in the middle */
export function drawHills(c: Drawing, hour: Hour): void {
  const { r, input } = c, { horizon, snow } = hour;
  const cols = [mix(horizon, snow, 0.15), mix(horizon, snow, 0.45), mix(horizon, snow, 0.75), snow];
  let v = '';
  cols.forEach((col, i) => {
    const H = hill(input.seed, i, col);
    if (i === 3) v += H.svg + foreground(c, H, hour);
    else v += (i === 0 ? farWood(r, H, hour) : houseRow(c, H, hour, i === 1)) + H.svg;
  });
  c.add('art', v, 'parallax');
}
