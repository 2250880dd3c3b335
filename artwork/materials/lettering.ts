import { contrast, fit, type LineSpec, type Run, set, wrap } from '#artwork/engine.ts';

/** How far apart the baselines of two centred lines must lie so that no tail of the upper one touches a letter of the lower. */
function clearOf(upper: Run, lower: Run): number {
  const [mu, ml] = [(upper.x0 + upper.x1) / 2, (lower.x0 + lower.x1) / 2];
  const air = 5 + lower.size * 0.05;
  let least = 0;
  for (const { ink: u } of upper.glyphs)
    for (const { ink: l } of lower.glyphs)
      if (u && l && u[0] - mu < l[2] - ml + air && l[0] - ml < u[2] - mu + air) least = Math.max(least, u[3] - l[1] + air);
  return least;
}

/** lines one below another by their ink; those of one headline share one size */
export function stackEven(specs: LineSpec[], pos: { cy: number }) {
  let runs = specs.map((q) => fit(q.t, q.f, q.w, q.h ?? 1e9, { max: q.max, track: q.track }));
  runs = runs.map((q, i) => {
    const s = Math.min(...runs.filter((_, j) => specs[j]!.f === specs[i]!.f && specs[j]!.max === specs[i]!.max).map((z) => z.size));
    return q.size > s + 0.01 ? set(specs[i]!.t, specs[i]!.f, s, { track: specs[i]!.track }) : q;
  });
  const a = (i: number) => (specs[i]!.flat ? runs[i]!.cap : -runs[i]!.y0),
    d = (i: number) => (specs[i]!.flat ? 0 : Math.max(0, runs[i]!.y1)),
    gap = (i: number) => {
      const [run, next] = [runs[i]!, runs[i + 1]];
      if (!next) return 0;
      const asked = specs[i]!.gap ?? 30;
      // flat lines are stacked as if they had no tails
      return specs[i]!.flat || specs[i + 1]!.flat ? Math.max(asked, clearOf(run, next) - d(i) - a(i + 1)) : asked;
    };
  const H = runs.reduce((t, _, i) => t + a(i) + d(i) + gap(i), 0);
  let y = pos.cy - H / 2;
  const top = y,
    ys: number[] = [];
  runs.forEach((_, i) => {
    y += a(i);
    ys.push(y);
    y += d(i) + gap(i);
  });
  return { runs, ys, top, bottom: y, H, w: Math.max(...runs.map((q) => q.x1 - q.x0)) };
}

/** lines as `stackEven` sets them, made smaller until the whole is no higher than h */
export function stackWithin(specs: LineSpec[], pos: { cy: number; h: number }) {
  let lines = specs;
  let k = stackEven(lines, pos);
  for (let i = 0; i < 12 && k.H > pos.h; i++) {
    const s = Math.max(0.8, Math.min(0.98, pos.h / k.H));
    const sizes = k.runs.map((run) => run.size);
    lines = lines.map((q, j) => ({ ...q, max: Math.min(q.max ?? 1e9, sizes[j]!) * s, gap: (q.gap ?? 30) * s }));
    k = stackEven(lines, pos);
  }
  return k;
}
export const inkOn = (ground: string, want: string[], min = 4.5) => {
  for (const w of want) if (contrast(w, ground) >= min) return w;
  return [...want, '#16131a', '#fffaf0'].sort((x, y) => contrast(y, ground) - contrast(x, ground))[0]!;
};

/** the headline's own lines; one of more than `most` characters is broken into two */
export function inLines(headline: string, most: number): string[] {
  const said = headline.split('|');
  return said.length === 1 && said[0]!.length > most ? wrap(said[0]!, 2) : said;
}
