import { circ, type Drawing, n1, path, rect, shade } from '#artwork/engine.ts';

export const candle = (c: Drawing, x: number, y: number, h: number, w: number, col: string, glow = true) => {
  const d = shade(col, -0.1);
  let s = glow
    ? circ(
        x,
        y - h - 34,
        96,
        `fill="${c.rad([
          [0, '#ffd56b', 0.6],
          [0.4, '#ffc24a', 0.22],
          [1, '#ffc24a', 0],
        ])}"`,
      )
    : '';
  s += rect(x - w / 2, y - h, w, h, `rx="${n1(w * 0.22)}" fill="${col}"`);
  const cp = c.clip(rect(x - w / 2, y - h, w, h, `rx="${n1(w * 0.22)}"`));
  let st = '';
  for (let k = -1; k < h / 22 + 1; k++) st += `M${n1(x - w)} ${n1(y - h + k * 26 + 14)}L${n1(x + w)} ${n1(y - h + k * 26 - 8)}`;
  s +=
    path(st, `stroke="#fff" stroke-opacity=".75" stroke-width="7" clip-path="${cp}"`) +
    rect(x + w * 0.18, y - h, w * 0.32, h, `fill="${d}" opacity=".3"`);
  s += path(`M${n1(x)} ${n1(y - h)}v-12`, 'stroke="#4a342a" stroke-width="3.4" stroke-linecap="round"');
  s +=
    path(
      `M${n1(x)} ${n1(y - h - 66)}C${n1(x + 20)} ${n1(y - h - 40)} ${n1(x
        + 17)} ${n1(y - h - 12)} ${n1(x)} ${n1(y - h - 10)}C${n1(x - 17)} ${n1(y - h - 12)} ${n1(x - 18)} ${n1(y - h - 36)} ${n1(x)} ${n1(y - h - 66)}Z`,
      'fill="#ff9f2e"',
    ) +
    path(
      `M${n1(x + 1)} ${n1(y - h - 46)}C${n1(x + 11)} ${n1(y - h - 30)} ${n1(x
        + 9)} ${n1(y - h - 13)} ${n1(x)} ${n1(y - h - 12)}C${n1(x - 9)} ${n1(y - h - 13)} ${n1(x - 9)} ${n1(y - h - 28)} ${n1(x + 1)} ${n1(y - h - 46)}Z`,
      'fill="#ffe27a"',
    );
  return s;
};
