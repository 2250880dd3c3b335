import { at, bez, contrast, Drawing, g, type Input, lum, mix, type P, type Palette, path, qbez, rect, type Rng, set, shade, tfit } from '#artwork/engine.ts';
import { withContrast, roles } from '#artwork/colours/kids.ts';
import { block, drawBlock, numberIn } from '#artwork/lettering/kids.ts';
import { hash5 } from '#artwork/marks/print.ts';

/** which studs lie under a line of type: its outlines are flattened, then tested at the centre of every stud */
const underType = (text: string, face: string, cols: number, rows: number): boolean[][] => {
  const q0 = set(text, face, 100), k = Math.min(cols / (q0.x1 - q0.x0), rows / (q0.y1 - q0.y0)), polys: P[][] = [];
  for (const gl of q0.glyphs) {
    let cur: P[] = [], at0: P = [0, 0];
    for (const cm of gl.cmds) {
      const v = cm.slice(1) as number[], n = v.length;
      if (cm[0] === 'M') { if (cur.length) polys.push(cur); cur = [[v[0]!, v[1]!]]; }
      else if (cm[0] === 'L') cur.push([v[0]!, v[1]!]);
      else if (cm[0] === 'Q') cur.push(...qbez(at0, [v[0]!, v[1]!], [v[2]!, v[3]!], 8).slice(1));
      else if (cm[0] === 'C') cur.push(...bez(at0, [v[0]!, v[1]!], [v[2]!, v[3]!], [v[4]!, v[5]!], 8).slice(1));
      if (n) at0 = [v[n - 2]!, v[n - 1]!];
    }
    if (cur.length) polys.push(cur);
  }
  const W = Math.round((q0.x1 - q0.x0) * k), H = Math.round((q0.y1 - q0.y0) * k);
  const hit = (x: number, y: number) => {
    let wn = 0;
    for (const ps of polys) for (let i = 0; i < ps.length; i++) {
      const [x0, y0] = ps[i]!, [x1, y1] = ps[(i + 1) % ps.length]!;
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) wn += y1 > y0 ? 1 : -1;
    }
    return wn !== 0;
  };
  return Array.from({ length: H }, (_, j) => Array.from({ length: W }, (_2, i) => {
    let n = 0;
    for (const u of [0.25, 0.5, 0.75]) for (const v of [0.25, 0.5, 0.75]) if (hit(q0.x0 + (i + u) / k, q0.y0 + (j + v) / k)) n++;
    return n >= 5;
  }));
};
/** pictures as rows of studs: a letter is a colour, a dot is bare plate */
const STUDS: Record<string, string[]> = {
  crab: ['..rr..........rr..', '.rrrr........rrrr.', 'rr..rr......rr..rr', 'rr.rrr......rrr.rr', '.rrrr..ww.ww.rrrr.', '..rr...wk.wk..rr..',
    '..rr...rr.rr..rr..', '..rrrrrrrrrrrrrr..', '....rrrrrrrrrr....', '..rrrorrrrrrorrr..', '.rr.rrrkrrkrrr.rr.', 'rr..rrrrkkrrrr..rr', 'r..rr.rrrrrr.rr..r',
      '..rr...rrrr...rr..', '..r............r..'],
  racer: ['......bbbbbbb.......', '.....bwwbwwwb.......', '....bwwwbwwwwb......', '...bbwwwbwwwwbb.....', '.rrrrrrrrrrrrrrrrrr.', 'rrrrrrrrrrrrrrrrryyr',
    'rwwwwwwwwwwwwwwwwyyr', 'rrrkkkrrrrrrrrkkkrrr', 'rrkkkkkrrrrrrkkkkkrr', '..kkykk......kkykk..', '..kkkkk......kkkkk..', '...kkk........kkk...'],
  croc: ['..gg.................', '.gwwg................', '.gwkg.......d...d....', 'ggggggggg..dgd.dgd.d.', 'gkggggggggggggggggggd', 'gggwgwgwggggggggggggg',
    'rrrrrrrrggggggggggggg', '.wgwgwggggyyyyygggggg', 'gggggggggyyyyyyyggg.g', '.ggggggg.gg...gg....g', '.........ggg..ggg..gg', '.........ggg..ggg.gg.'],
};

/** the side of a stud's square, and the number of studs that cover the card */
const U = 40;
const COLS = 25;
const ROWS = 35;
/** the row where the tile with the headline begins */
const HEAD_TOP = 2;

/** The colour of the brick on every stud, as its letter; null is bare plate. */
type Grid = (string | null)[][];
/** The rows of studs that the picture has: `y0` to `y1` with `mid` in their middle; the tiles with words have the rest. */
type Rows = { tileRows: number; nameRows: number; y0: number; y1: number; mid: number };
/** The colours of the plastic. */
type Plastic = { plate: string; ink: string; cream: string; red: string; yel: string; blue: string; key: Record<string, string> };

function plasticOf(p: Palette): Plastic {
  const R = roles(p);
  const plate = R.dark ? mix(p.bg, R.cool, 0.35) : mix(R.cool2, R.cool, 0.12), ink = mix(withContrast(R.cream, R.deep, 9), '#15151c', 0.35), cream = mix(R.cream, '#ffffff', 0.4);
  const red = mix(R.hot, '#E03327', 0.25), yel = mix(R.warm, '#F8C11F', 0.35), blue = mix(R.cool, '#2A6FC0', 0.2), grn = '#3E9A5C', org = mix(red, yel, 0.55);
  const key = { r: red, y: yel, b: contrast(blue, plate) > 1.25 ? blue : ink, g: mix(grn, R.cool, 0.1), d: shade(mix(grn, R.cool, 0.1), -0.09), w: cream, k: ink, o: org };
  return { plate, ink, cream, red, yel, blue, key };
}

/** the figures of a number, a colour for each, with a pale rim */
function placeNumber(grid: Grid, num: string, seed: string, { tileRows, y0, y1, mid }: Rows, { cream, plate }: Plastic) {
  const map = underType(num, 'fredoka:600', num.length > 1 ? 20 : 15, Math.min(18, y1 - y0 - 2)), H = map.length, gy = Math.round(mid - H / 2),
    gx = Math.round((COLS - map[0]!.length) / 2), tone = ['r', 'b', 'g', 'o'], h0 = hash5(seed);
  // a colour for every digit, with a column of bare studs between two of them
  let fig = 0, open = false;
  const seg = map[0]!.map((_, i) => { const on = map.some((row) => row[i]!); if (on && !open && i) fig++; open = on; return fig; });
  map.forEach((row, j) => row.forEach((on, i) => { if (on) grid[gy + j]![gx + i] = tone[(seg[i]! + h0) % 4]!; }));
  // a rim of pale bricks lifts the figure from the plate
  const edge: [number, number][] = [];
  for (let y = gy - 1; y <= gy + H; y++) for (let x = 0; x < COLS; x++) if (!grid[y]?.[x] && [-1, 0, 1].some((u) => [-1, 0, 1].some((v) => grid[y + u]?.[x + v]))) edge.push([x, y]);
  for (const [x, y] of edge) if (y > HEAD_TOP + tileRows && y < ROWS - 1) grid[y]![x] = lum(cream) - lum(plate) > 0.1 ? 'w' : 'k';
}

/** a picture of studs in the middle of the plate */
function placePicture(grid: Grid, rows: string[], mid: number) {
  const x0 = Math.round((COLS - Math.max(...rows.map((row) => row.length))) / 2), y0 = Math.round(mid - rows.length / 2);
  rows.forEach((row, j) => Array.from(row).forEach((ch, i) => {
    const x = x0 + i, y = y0 + j;
    if (ch !== '.' && x >= 0 && x < COLS && y >= 0 && y < ROWS) grid[y]![x] = ch;
  }));
}

/** loose studs scattered round about, as if work were still going on */
function scatterStuds(grid: Grid, q: Rng, { tileRows, nameRows }: Rows) {
  for (let i = 0; i < 34; i++) {
    const x = q.i(0, COLS - 1), y = q.i(0, ROWS - 1);
    let free = true;
    for (let a = -1; a <= 1; a++) for (let b = -1; b <= 1; b++) if (grid[y + a]?.[x + b]) free = false;
    if (y >= HEAD_TOP - 1 && y < HEAD_TOP + tileRows + 1) free = false;
    if (nameRows && y > ROWS - 3 - nameRows - 2 && y < ROWS - 1) free = false;
    if (free) { const k2 = q.pick(['r', 'y', 'b', 'w', 'o']); grid[y]![x] = k2; if (q.chance(0.4) && x < COLS - 2 && !grid[y]![x + 1]) grid[y]![x + 1] = k2; }
  }
}

/** a round stud with its light and its shadow, both so strong */
const stud = (k: number) =>
  `<circle cx="20" cy="20" r="12.500" fill="#000" fill-opacity="${0.16
    * k}" transform="translate(2.500 3.500)"/><circle cx="20" cy="20" r="12.500" fill="#fff" fill-opacity="${0.09
      * k}"/><path d="M9.500 26A12 12 0 0 1 26 9.500" fill="none" stroke="#fff" stroke-opacity="${0.5
        * k}" stroke-width="2.200" stroke-linecap="round"/><path d="M30.500 14A12 12 0 0 1 14 30.500" fill="none" stroke="#000" stroke-opacity="${0.2
          * k}" stroke-width="2.200" stroke-linecap="round"/>`;

/** the bricks: every row of one colour is cut into the lengths that come in the box */
function drawBrickwork(c: Drawing, grid: Grid, q: Rng, { key, ink }: Plastic): string {
  let cells = '', cast = '', hi = '', lo = '';
  const byCol: Record<string, string> = {};
  for (let y = 0; y < ROWS; y++) {
    let x = 0;
    while (x < COLS) {
      const k = grid[y]![x];
      if (!k) { x++; continue; }
      let n = 1;
      while (x + n < COLS && grid[y]![x + n] === k) n++;
      let left = n, xx = x;
      while (left > 0) {
        const l = Math.min(left, xx === x && y % 2 && left > 2 ? 2 : q.pick([2, 3, 4, 4, 1])), X = xx * U, Y = y * U, W = l * U;
        const tone = q.pick([-0.012, 0, 0, 0.014]), col = shade(key[k]!, tone);
        byCol[col] = (byCol[col] ?? '') + `M${X + 1} ${Y + 1}h${W - 2}v${U - 2}h${2 - W}Z`;
        hi += `M${X + 2} ${Y + U - 3}V${Y + 2.5}H${X + W - 3}`;
        lo += `M${X + W - 2} ${Y + 3}V${Y + U - 2}H${X + 3}`;
        cast += `M${X} ${Y}h${W}v${U}h${-W}Z`;
        left -= l; xx += l;
      }
      x += n;
    }
  }
  for (const col in byCol) cells += path(byCol[col]!, `fill="${col}"`);
  return g([1, 2, 3, 4].map((i) => path(cast, `fill="#0a1020" opacity=".13" transform="translate(${i * 3} ${i * 4})"`)).join(''))
    + path(cast, `fill="${shade(ink, 0.05)}" opacity=".55"`) + cells + path(cast, `fill="${c.pattern(U, U, stud(1))}"`)
    + path(hi, 'fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.2"') + path(lo, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.4"');
}

/** a smooth tile without studs, for words to be printed on */
function tile(c: Drawing, x: number, y: number, w: number, h: number, col: string): string {
  const d = `M${x + 5} ${y + 1}H${x + w - 5}Q${x + w - 1} ${y + 1} ${x + w - 1} ${y + 5}V${y + h - 5}Q${x + w - 1} ${y + h - 1} ${x + w - 5} ${y + h - 1}H${x + 5}Q${x + 1} ${y + h - 1} ${x + 1} ${y + h - 5}V${y + 5}Q${x + 1} ${y + 1} ${x + 5} ${y + 1}Z`;
  return g([1, 2, 3, 4].map((i) => path(d, `fill="#0a1020" opacity=".12" transform="translate(${i * 2.6} ${i * 3.6})"`)).join(''))
    + path(d, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.02)]], 0, 0, 1, 1)}"`)
    + path(`M${x + 3} ${y + h - 6}V${y + 3.5}H${x + w - 6}`, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"')
    + path(`M${x + w - 3} ${y + 5}V${y + h - 3}H${x + 6}`, 'fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"');
}

/** how many studs wide a tile is for words of that width, an odd number so that it lies in the middle */
const studsFor = (width: number) => Math.min(23, 2 * Math.ceil(width / U / 2) + 1);

/** the headline and the small line, each printed on a tile */
function drawTiles(c: Drawing, heading: ReturnType<typeof block>, { tileRows, nameRows }: Rows, { cream, ink, red, blue, yel }: Plastic): { art: string; type: string } {
  const { input: inp } = c;
  const hw = Math.max(...heading.rows.map((t) => t.x1 - t.x0)), cw = studsFor(hw + 70), hY = HEAD_TOP * U, hH = tileRows * U;
  let art = tile(c, ((COLS - cw) / 2) * U, hY, cw * U, hH, cream);
  const headInk = [red, blue, ink].find((t) => contrast(t, cream) >= 4.5) ?? withContrast(cream, red, 4.5);
  let type = path(drawBlock(heading, 500, hY + hH / 2 - heading.h / 2), `fill="${headInk}"`);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) {
    const t = tfit(small, 'fredoka:600', 820, 50), nw = studsFor(t.x1 - t.x0 + 60), ny = (ROWS - 3 - nameRows) * U;
    art += tile(c, ((COLS - nw) / 2) * U, ny, nw * U, nameRows * U, yel);
    type += path(at(t, 500, ny + (nameRows * U) / 2 + t.cap / 2), `fill="${withContrast(yel, ink, 4.5)}"`);
  }
  return { art, type };
}

export function drawBricks(inp: Input): Drawing {
  const c = new Drawing('bricks', inp), { p, r } = c;
  const m = ['number', 'crab', 'racer', 'croc'].includes(inp.motif || '') ? inp.motif! : 'number';
  const plastic = plasticOf(p), q = r.sub('bricks');
  const heading = block(inp.headline, 'fredoka:700', 800, 190, 120, 1.02);
  const tileRows = Math.max(3, Math.min(6, Math.ceil((heading.h + 60) / U))), nameRows = inp.name || inp.sub ? 2 : 0;
  const y0 = HEAD_TOP + tileRows + 1, y1 = ROWS - 3 - nameRows - (nameRows ? 1 : 0);
  const rows: Rows = { tileRows, nameRows, y0, y1, mid: (y0 + y1) / 2 };
  const grid: Grid = Array.from({ length: ROWS }, () => Array(COLS).fill(null));
  if (m === 'number') placeNumber(grid, numberIn(inp) ?? '7', inp.seed, rows, plastic);
  else placePicture(grid, STUDS[m]!, rows.mid);
  scatterStuds(grid, q, rows);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${plastic.plate}"`));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.pattern(U, U, stud(0.8))}"`));
  const brickwork = drawBrickwork(c, grid, q, plastic), tiles = drawTiles(c, heading, rows, plastic);
  c.add('art', brickwork + tiles.art);
  c.add('type', tiles.type);
  // light from the upper left across the whole build
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.2], [0.4, '#ffffff', 0], [0.7, '#000', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`) + c.grain(0.4));
  return c;
}
