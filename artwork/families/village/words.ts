import { at, type Drawing, fit, path, shade, stack } from '#artwork/engine.ts';
import type { Hour } from './hour.ts';

/** the headline, and the name in the snow */
export function drawWords(c: Drawing, { isDay, top }: Hour, lines: string[]): void {
  const { p, input: inp } = c;
  const ink = isDay ? p.a : '#fff6e3';
  const f = inp.variant === 'serif' ? 'playfair-display:700i' : 'berkshire-swash';
  const S = stack(
    lines.map((s) => ({ t: s, f, w: 800, max: 160, gap: 16 })),
    { cy: 240 },
  );
  if (inp.name) {
    S.runs.push(fit(inp.name.toUpperCase(), 'josefin-sans:600', 640, 1e9, { max: 30, track: 330 }));
    S.ys.push(1336);
  }
  const ds = S.runs.map((u, i) => at(u, 500, S.ys[i]!));
  c.add(
    'type',
    path(
      ds.slice(0, lines.length).join(''),
      `fill="none" stroke="${top}" stroke-opacity="${isDay ? 0 : 0.3}" stroke-width="22" filter="${c.blur(10)}"`,
    ) + ds.map((d, i) => path(d, `fill="${i < lines.length ? ink : isDay ? p.ink : shade(top, 0.03)}"`)).join(''),
  );
}
