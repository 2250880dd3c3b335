import { Drawing, type Input, lum, path, rect, shade, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest } from '#artwork/colours/play.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { drawDungeon } from './dungeon.ts';
import { lay, type Game } from './game.ts';
import { drawQuest } from './quest.ts';
import { drawRace } from './race.ts';
import { Screen } from './screen.ts';
import { drawSpace } from './space.ts';

export function drawArcade(inp: Input): Drawing {
  const c = new Drawing('arcade', inp), { p, r } = c;
  const m = ['quest', 'race', 'dungeon', 'space'].includes(inp.motif || '') ? inp.motif! : 'quest';
  const S = new Screen();
  const dark = lum(p.bg) < 0.5;
  const K = shade(darkest(p), lum(darkest(p)) > 0.3 ? -0.1 : -0.03), W = '#fffaf0';
  const L = inp.headline.split('|').map((t) => t.trim());
  const scaleOf = (t: string) => { const w = S.cells(t).w; return w * 3 <= 112 ? 3 : w * 2 <= 114 ? 2 : 1; };
  const lines = L.flatMap((t) => (S.cells(t).w > 114 ? wrap(t, 2) : [t]));
  const sc = Math.min(...lines.map(scaleOf));
  const skin = '#f2bf93', hair = '#5a3420';
  const heroM = { k: K, r: p.c, h: hair, H: shade(hair, 0.12), s: skin, b: p.b, c: p.a, d: shade(hair, -0.08) };
  const cakeM = { k: K, i: W, a: p.a, y: p.b, o: '#ff7a2f', w: '#e9ecf5', s: '#d99a5b' };
  const title = (y: number, ramp: string[], out = K, drop = shade(K, 0.0)) => {
    let yy = y;
    for (const t of lines) { const s = Math.max(sc, Math.min(scaleOf(t), sc + 1)); S.title(t, 62.5, yy, s, ramp, out, drop); yy += 7 * s + (s > 1 ? 7 : 5); }
    return yy;
  };
  const name = upper(inp.name ?? '');
  /** a word wider than the screen continues on the next line */
  const cut = (t: string, max: number): string[] => {
    let n = t.length;
    while (n > 1 && S.cells(t.slice(0, n)).w > max) n--;
    return n < t.length ? [t.slice(0, n), ...cut(t.slice(n), max)] : [t];
  };
  const game: Game = { inp, p, r, S, dark, K, W, lines, heroM, cakeM, title, name, cut };
  /** how far the picture moves for a name of more than two lines, in cells */
  const way = Math.max(0, lay(game, name, 106).length - 2) * 13;
  if (m === 'quest') drawQuest(game);
  else if (m === 'race') drawRace({ ...game, way });
  else if (m === 'space') drawSpace({ ...game, way });
  else drawDungeon(game);
  c.add('art', S.svg());
  // the screen: scan lines, and a slight curve of the glass
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${fineTile(c, 8, 8, rect(0, 6, 8, 2, 'fill="#000" opacity=".13"') + rect(0, 0, 8, 1.6, 'fill="#fff" opacity=".07"'))}"`)
      + path('M0 0H1000V330C700 250 300 330 0 520Z', `fill="${c.lin([[0, '#fff', 0.13], [1, '#fff', 0.0]])}"`) + c.vignette('#000', 0.3));
  return c;
}
