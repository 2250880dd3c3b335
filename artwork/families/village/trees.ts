import { n1, path, rect, shade } from '#artwork/engine.ts';

/** a fir with snow on its boughs */
export const snowTree = (x: number, y: number, h: number, col: string, snow: string) => {
  let s = rect(x - h * 0.035, y - h * 0.12, h * 0.07, h * 0.14, `fill="${shade(col, -0.15)}"`);
  for (let i = 0; i < 4; i++) {
    const t = i / 4,
      w = h * (0.26 + 0.24 * t) * 0.9,
      yy = y - h + h * 0.2 + i * h * 0.21;
    s +=
      path(
        `M${n1(x)} ${n1(yy - h * 0.27)}C${n1(x + w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x + w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x + w * 0.5)} ${n1(yy
          + h * 0.05)}Q${n1(x)} ${n1(yy + h * 0.12)} ${n1(x - w * 0.5)} ${n1(yy
          + h * 0.05)}C${n1(x - w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x - w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x)} ${n1(yy - h * 0.27)}Z`,
        `fill="${shade(col, -0.03 + i * 0.015)}"`,
      ) +
      path(
        `M${n1(x)} ${n1(yy - h * 0.27)}C${n1(x - w * 0.12)} ${n1(yy - h * 0.12)} ${n1(x - w * 0.3)} ${n1(yy - h * 0.02)} ${n1(x - w * 0.5)} ${n1(yy
          + h * 0.05)}Q${n1(x - w * 0.28)} ${n1(yy + h * 0.01)} ${n1(x - w * 0.1)} ${n1(yy + h * 0.03)}Q${n1(x - w * 0.06)} ${n1(yy - h * 0.1)} ${n1(x)} ${n1(yy - h * 0.27)}Z`,
        `fill="${snow}" opacity=".85"`,
      );
  }
  return s;
};
