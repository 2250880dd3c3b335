import { type P, pt, rot, type Run } from '#artwork/engine.ts';

/** a run bent round a circle: deg 0 = top; flip reads along the bottom */
export const onCircle = (run: Run, cx: number, cy: number, R: number, deg = 0, flip = false) => {
  let d = '';
  for (const gl of run.glyphs) {
    if (!gl.ink) continue;
    const gx = gl.x + gl.w / 2, mid = gx - run.w / 2;
    const a = (deg * Math.PI) / 180 + ((flip ? -1 : 1) * mid) / R, b: P = [cx + Math.sin(a) * R, cy - Math.cos(a) * R];
    const th = flip ? a + Math.PI : a;
    for (const cm of gl.cmds) {
      d += cm[0];
      for (let i = 1; i < cm.length; i += 2) {
        const q = rot([(cm[i]! as number) - gx, cm[i + 1]! as number], th);
        d += (i > 1 ? ' ' : '') + pt([b[0] + q[0], b[1] + q[1]]);
      }
    }
  }
  return d;
};
export const linesOf = (s: string) => s.split('|').map((x) => x.trim()).filter(Boolean);
