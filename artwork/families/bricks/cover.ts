import { at, bez, contrast, Drawing, g, type Input, lum, mix, type P, path, qbez, rect, set, shade, tfit } from '#artwork/engine.ts';
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

/** What the parts of a cover share. */
type Scene = {
  inp: Input; num: string; plateC: string; cream: string; COLS: number; ROWS: number; grid: (string | null)[][];
  headTop: number; tileRows: number; y0: number; y1: number; mid: number;
};

function drawNumber({ inp, num, plateC, cream, COLS, ROWS, grid, headTop, tileRows, y0, y1, mid }: Scene) {
  const map = underType(num, 'fredoka:600', num.length > 1 ? 20 : 15, Math.min(18, y1 - y0 - 2)), H = map.length, gy = Math.round(mid - H / 2),
    gx = Math.round((COLS - map[0]!.length) / 2), tone = ['r', 'b', 'g', 'o'], h0 = hash5(inp.seed);
  // a colour for every digit, with a column of bare studs between two of them
  let fig = 0, open = false;
  const seg = map[0]!.map((_, i) => { const on = map.some((row) => row[i]!); if (on && !open && i) fig++; open = on; return fig; });
  map.forEach((row, j) => row.forEach((on, i) => { if (on) grid[gy + j]![gx + i] = tone[(seg[i]! + h0) % 4]!; }));
  // a rim of pale bricks lifts the figure from the plate
  const edge: [number, number][] = [];
  for (let y = gy - 1; y <= gy + H; y++) for (let x = 0; x < COLS; x++) if (!grid[y]?.[x] && [-1, 0, 1].some((u) => [-1, 0, 1].some((v) => grid[y + u]?.[x + v]))) edge.push([x, y]);
  for (const [x, y] of edge) if (y > headTop + tileRows && y < ROWS - 1) grid[y]![x] = lum(cream) - lum(plateC) > 0.1 ? 'w' : 'k';
}

export function drawBricks(inp: Input): Drawing {
  const c = new Drawing('bricks', inp), { p, r } = c, R = roles(p);
  const num = numberIn(inp) ?? '7';
  const m = ['number', 'crab', 'racer', 'croc'].includes(inp.motif || '') ? inp.motif! : 'number';
  const U = 40, plateC = R.dark ? mix(p.bg, R.cool, 0.35) : mix(R.cool2, R.cool, 0.12), ink = mix(withContrast(R.cream, R.deep, 9), '#15151c', 0.35), cream = mix(R.cream, '#ffffff', 0.4);
  const red = mix(R.hot, '#E03327', 0.25), yel = mix(R.warm, '#F8C11F', 0.35), blue = mix(R.cool, '#2A6FC0', 0.2), grn = '#3E9A5C', org = mix(red, yel, 0.55);
  const key: Record<string, string> = { r: red, y: yel, b: contrast(blue, plateC) > 1.25 ? blue : ink, g: mix(grn, R.cool, 0.1), d: shade(mix(grn, R.cool, 0.1), -0.09), w: cream, k: ink, o: org };
  const COLS = 25, ROWS = 35, grid: (string | null)[][] = Array.from({ length: ROWS }, () => Array(COLS).fill(null));
  const q = r.sub('bricks');
  const putMap = (rows: string[], x0: number, y0: number, k: number, col?: (ch: string, i: number, j: number) => string) => rows.forEach((row, j) => Array.from(row).forEach((ch, i) => {
    if (ch !== '.' && ch !== '0') for (let a = 0; a < k; a++) for (let b = 0; b < k; b++) {
      const X = x0 + i * k + a, Y = y0 + j * k + b;
      if (X >= 0 && X < COLS && Y >= 0 && Y < ROWS) grid[Y]![X] = col ? col(ch, i, j) : ch;
    }
  }));
  const headTop = 2, b0 = block(inp.headline, 'fredoka:700', 800, 190, 120, 1.02);
  const tileRows = Math.max(3, Math.min(6, Math.ceil((b0.h + 60) / U))), nameRows = inp.name || inp.sub ? 2 : 0;
  const y0 = headTop + tileRows + 1, y1 = ROWS - 3 - nameRows - (nameRows ? 1 : 0), mid = (y0 + y1) / 2;
  const scene: Scene = { inp, num, plateC, cream, COLS, ROWS, grid, headTop, tileRows, y0, y1, mid };
  if (m === 'number') drawNumber(scene);
  else {
    const map = STUDS[m]!, w = Math.max(...map.map((l) => l.length));
    putMap(map, Math.round((COLS - w) / 2), Math.round(mid - map.length / 2), 1);
  }
  // loose studs scattered round about, as if work were still going on
  for (let i = 0; i < 34; i++) {
    const x = q.i(0, COLS - 1), y = q.i(0, ROWS - 1);
    let free = true;
    for (let a = -1; a <= 1; a++) for (let b = -1; b <= 1; b++) if (grid[y + a]?.[x + b]) free = false;
    if (y >= headTop - 1 && y < headTop + tileRows + 1) free = false;
    if (nameRows && y > ROWS - 3 - nameRows - 2 && y < ROWS - 1) free = false;
    if (free) { const k2 = q.pick(['r', 'y', 'b', 'w', 'o']); grid[y]![x] = k2; if (q.chance(0.4) && x < COLS - 2 && !grid[y]![x + 1]) grid[y]![x + 1] = k2; }
  }
  // ---- the plate
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${plateC}"`));
  const stud = (k: number) =>
    `<circle cx="20" cy="20" r="12.500" fill="#000" fill-opacity="${0.16
      * k}" transform="translate(2.500 3.500)"/><circle cx="20" cy="20" r="12.500" fill="#fff" fill-opacity="${0.09
        * k}"/><path d="M9.500 26A12 12 0 0 1 26 9.500" fill="none" stroke="#fff" stroke-opacity="${0.5
          * k}" stroke-width="2.200" stroke-linecap="round"/><path d="M30.500 14A12 12 0 0 1 14 30.500" fill="none" stroke="#000" stroke-opacity="${0.2
            * k}" stroke-width="2.200" stroke-linecap="round"/>`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.pattern(U, U, stud(0.8))}"`));
  // ---- bricks: cut every row of one colour into the lengths that come in the box
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
  const studP = c.pattern(U, U, stud(1));
  let s = g([1, 2, 3, 4].map((i) => path(cast, `fill="#0a1020" opacity=".13" transform="translate(${i * 3} ${i * 4})"`)).join(''))
    + path(cast, `fill="${shade(ink, 0.05)}" opacity=".55"`) + cells + path(cast, `fill="${studP}"`)
    + path(hi, 'fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.2"') + path(lo, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.4"');
  // ---- smooth printed tiles for the words
  const tile = (x: number, y: number, w: number, h: number, col: string) => {
    const d = `M${x + 5} ${y + 1}H${x + w - 5}Q${x + w - 1} ${y + 1} ${x + w - 1} ${y + 5}V${y + h - 5}Q${x + w - 1} ${y + h - 1} ${x + w - 5} ${y + h - 1}H${x + 5}Q${x + 1} ${y + h - 1} ${x + 1} ${y + h - 5}V${y + 5}Q${x + 1} ${y + 1} ${x + 5} ${y + 1}Z`;
    return g([1, 2, 3, 4].map((i) => path(d, `fill="#0a1020" opacity=".12" transform="translate(${i * 2.6} ${i * 3.6})"`)).join(''))
      + path(d, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.02)]], 0, 0, 1, 1)}"`)
      + path(`M${x + 3} ${y + h - 6}V${y + 3.5}H${x + w - 6}`, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"')
      + path(`M${x + w - 3} ${y + 5}V${y + h - 3}H${x + 6}`, 'fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"');
  };
  const hw = Math.max(...b0.rows.map((t) => t.x1 - t.x0)), cw = Math.min(23, 2 * Math.ceil((hw + 70) / U / 2) + 1), hx = ((COLS - cw) / 2) * U;
  const tcol = cream, hY = headTop * U, hH = tileRows * U;
  s += tile(hx, hY, cw * U, hH, tcol);
  const hk = [red, blue, ink].find((t) => contrast(t, tcol) >= 4.5) ?? withContrast(tcol, red, 4.5);
  let ty = path(drawBlock(b0, 500, hY + hH / 2 - b0.h / 2), `fill="${hk}"`);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) {
    const t = tfit(small, 'fredoka:600', 820, 50), nw = Math.min(23, 2 * Math.ceil((t.x1 - t.x0 + 60) / U / 2) + 1), nx = ((COLS - nw) / 2) * U, ny = (ROWS - 3 - nameRows + 0) * U, ncol = yel;
    s += tile(nx, ny, nw * U, nameRows * U, ncol);
    ty += path(at(t, 500, ny + (nameRows * U) / 2 + t.cap / 2), `fill="${withContrast(ncol, ink, 4.5)}"`);
  }
  c.add('art', s);
  c.add('type', ty);
  // light from the upper left across the whole build
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.2], [0.4, '#ffffff', 0], [0.7, '#000', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`) + c.grain(0.4));
  return c;
}
