import { glyphPaths, mix, path, shade, stack } from '#artwork/engine.ts';
import type { View } from './landscape.ts';

/** the words */
export function drawWords({ c, p, sky, lines, conf }: View & { conf: string }) {
  // bouncing letters
  const f = 'chango';
  const cs = [p.a, p.e, mix(p.c, p.ink, 0.15), p.a, p.e];
  const specs = lines.map((s) => ({ t: s, f, w: 820, max: 140, gap: 34, flat: true }));
  const S = stack(specs, { cy: 250 });
  const back: string[] = [],
    front: string[] = [];
  S.runs.forEach((u, i) => {
    glyphPaths(u, 500, S.ys[i]!).forEach((gl, j) => {
      const dy = j % 2 ? -9 : 9,
        a = ((j % 2 ? 5 : -5) * Math.PI) / 180,
        mx = (gl.box[0] + gl.box[2]) / 2,
        my = (gl.box[1] + gl.box[3]) / 2;
      const d = gl.map((x, yy) => {
        const q = [x - mx, yy - my];
        return [mx + q[0]! * Math.cos(a) - q[1]! * Math.sin(a), my + dy + q[0]! * Math.sin(a) + q[1]! * Math.cos(a)];
      });
      back.push(d);
      front.push(path(d, `fill="${cs[(j + i) % cs.length]!}"`));
    });
  });
  c.add('art', conf, 'confetti');
  c.add(
    'type',
    path(back.join(''), `fill="#fff" stroke="#fff" stroke-width="26" stroke-linejoin="round"`) +
      path(back.join(''), `fill="${shade(sky, -0.3)}" opacity=".18" transform="translate(0 9)"`) +
      front.join(''),
    'bounce',
  );
}
