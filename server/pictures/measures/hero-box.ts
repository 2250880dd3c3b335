import type { Drawing, Layer } from '#cards/render/drawing.ts';
import { kitOf } from '#cards/render/faces/kit.ts';
import type { Kit } from '#cards/render/faces/look.ts';
import { toAlpha, toPixels } from '../drawing/raster.ts';

/** pixels across while measuring; a pixel is 5 units of the cover */
const W = 200;
const H = 280;
const UNIT = 1000 / W;

export type HeroBox = { box: [number, number, number, number]; layers?: number[] };
type Mass = { index: number; x0: number; y0: number; x1: number; y1: number; covered: number };

function svgOf(c: Drawing, layers: Layer[], ground = ''): string {
  const sheet = ground ? `<rect width="${c.W}" height="${c.H}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${c.W} ${c.H}"><defs>${c.defs.join('')}</defs>${sheet}${layers.map((l) => l.svg).join('')}</svg>`;
}

async function massOf(c: Drawing, index: number): Promise<Mass> {
  const { alpha } = await toAlpha(svgOf(c, [c.layers[index]!]), W);
  const mass: Mass = { index, x0: W, y0: H, x1: 0, y1: 0, covered: 0 };
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      if ((alpha[y * W + x] ?? 0) < 48) continue;
      mass.covered++;
      mass.x0 = Math.min(mass.x0, x);
      mass.x1 = Math.max(mass.x1, x + 1);
      mass.y0 = Math.min(mass.y0, y);
      mass.y1 = Math.max(mass.y1, y + 1);
    }
  }
  return mass;
}

function joined(a: Mass, b: Mass): Mass {
  return {
    index: a.index,
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    covered: a.covered + b.covered,
  };
}

/** a panel with straight sides is better looked into than cut out */
function isPanel(m: Mass): boolean {
  return m.covered > (m.x1 - m.x0) * (m.y1 - m.y0) * 0.9;
}

/** stands by itself: not cut by the page, neither a speck nor the whole page, and not scattered */
function standsFree(m: Mass): boolean {
  const [w, h] = [m.x1 - m.x0, m.y1 - m.y0];
  const inside = m.x0 >= 3 && m.x1 <= W - 3 && m.y0 >= 3 && m.y1 <= H - 3;
  return inside && w <= W * 0.86 && h <= H * 0.7 && m.covered > W * H * 0.03 && m.covered > w * h * 0.26;
}

/** whether enough of the hero can be told from the writing paper and from the liner */
async function shows(c: Drawing, layers: number[], grounds: string[], m: Mass): Promise<boolean> {
  for (const ground of grounds) {
    const drawn = await toPixels(
      svgOf(
        c,
        layers.map((i) => c.layers[i]!),
        ground,
      ),
      W,
    );
    const bare = await toPixels(svgOf(c, [], ground), W);
    let seen = 0;
    for (let i = 0; i < W * H; i++) {
      const difference = [0, 1, 2].reduce(
        (sum, ch) => sum + Math.abs((drawn.rgb[i * 3 + ch] ?? 0) - (bare.rgb[i * 3 + ch] ?? 0)),
        0,
      );
      if (difference > 90) seen++;
    }
    if (seen < m.covered * 0.42) return false;
  }
  return true;
}

function artOf(c: Drawing): Layer[] {
  const last = c.layers.length - 1;
  return c.layers.filter((l, i) => l.role !== 'type' && l.role !== 'frame' && !(l.role === 'texture' && i === last));
}

/** the part of the wordless cover where most is drawn, near its middle; what changes with the words is lettering */
async function busiest(c: Drawing, reworded: Drawing): Promise<HeroBox> {
  const { rgb } = await toPixels(svgOf(c, artOf(c), c.p.bg), W);
  const { rgb: other } = await toPixels(svgOf(reworded, artOf(reworded), c.p.bg), W);
  const changes = (x: number, y: number) => {
    const i = (y * W + x) * 3;
    return [0, 1, 2].some((ch) => Math.abs((rgb[i + ch] ?? 0) - (other[i + ch] ?? 0)) > 24);
  };
  const grey = (x: number, y: number) => {
    const i = (y * W + x) * 3;
    return 0.3 * (rgb[i] ?? 0) + 0.59 * (rgb[i + 1] ?? 0) + 0.11 * (rgb[i + 2] ?? 0);
  };
  const sums = new Float64Array((W + 1) * (H + 1));
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const edge =
        x && y ? Math.min(60, Math.abs(grey(x, y) - grey(x - 1, y)) + Math.abs(grey(x, y) - grey(x, y - 1))) : 0;
      // the middle of the page counts more than its rim
      const near = 1.25 - Math.abs(x / W - 0.5) - Math.abs(y / H - 0.45) * 0.7;
      sums[(y + 1) * (W + 1) + x + 1] =
        (changes(x, y) ? -40 : edge * near) +
        sums[y * (W + 1) + x + 1]! +
        sums[(y + 1) * (W + 1) + x]! -
        sums[y * (W + 1) + x]!;
    }
  }
  let best = { score: -1, x: 40, y: 40, s: 120 };
  for (const s of [104, 124, 148]) {
    for (let y = 8; y + s < H - 8; y += 4) {
      for (let x = 6; x + s < W - 6; x += 4) {
        const at = (px: number, py: number) => sums[py * (W + 1) + px]!;
        const sum = at(x + s, y + s) - at(x, y + s) - at(x + s, y) + at(x, y);
        const score = sum / s ** 1.25;
        if (score > best.score) best = { score, x, y, s };
      }
    }
  }
  const { x, y, s } = best;
  return { box: [x * UNIT, y * UNIT, (x + s) * UNIT, (y + s) * UNIT] };
}

/**
 * Where a cover's hero stands, in card units, and on which layers when it stands free of its ground. Measured on
 * pixels, so it is done once and stored (`cards/render/faces/hero-boxes.json`), never while composing.
 * @param reworded the same cover with another headline: what differs between the two is lettering
 */
export async function measureHero(c: Drawing, reworded: Drawing, ask: Partial<Kit> = {}): Promise<HeroBox> {
  const kit = kitOf(c.p, ask);
  const masses = await Promise.all(c.layers.flatMap((l, i) => (l.role === 'art' ? [massOf(c, i)] : [])));
  const free = masses.filter((m) => m.covered > 0 && standsFree(m)).toSorted((a, b) => b.covered - a.covered);
  const main = free[0];
  if (main) {
    let whole = main;
    const layers = [main.index];
    for (const other of free.slice(1)) {
      const w = Math.min(whole.x1, other.x1) - Math.max(whole.x0, other.x0);
      const h = Math.min(whole.y1, other.y1) - Math.max(whole.y0, other.y0);
      const share = (Math.max(0, w) * Math.max(0, h)) / ((other.x1 - other.x0) * (other.y1 - other.y0));
      if (share < 0.5 || !standsFree(joined(whole, other))) continue;
      whole = joined(whole, other);
      layers.push(other.index);
    }
    layers.sort((a, b) => a - b);
    const air = 1;
    const box = [whole.x0 - air, whole.y0 - air, whole.x1 + air, whole.y1 + air].map((v) => v * UNIT) as HeroBox['box'];
    const same = layers.every((i) => c.layers[i]!.svg.length === reworded.layers[i]?.svg.length);
    if (isPanel(whole) && same) return { box };
    if (same && (await shows(c, layers, [kit.stock], whole))) return { box, layers };
  }
  return busiest(c, reworded);
}
