import { circ, lerp, type Look, mix, path, placed, qbez } from '#artwork/engine.ts';
import { bloom, foliage } from './gouache.ts';

const GREEN = ['#35604A', '#4F7F57', '#93AD6B'];

/** What the card's other faces show of the day: the garland from between the chairs, and one flower of it. */
export const look: Partial<Look> = {
  title: 'The day itself',
  size: 240,
  stamp: [180, 120, 820, 1020],
  spot: (c, k) => {
    const r = c.r.sub('garland'), { p } = k, cols = [p.a, mix(p.d, '#FFF6E8', 0.3), mix(p.a, '#FFE4D6', 0.5), p.b];
    let leaves = '', flowers = '';
    for (const [i, [x, y]] of qbez([-190, 0], [0, 150], [190, 0], 14).entries()) {
      const size = lerp(20, 40, 1 - Math.abs(i - 7) / 7);
      leaves += foliage(r, x, y, size * 1.15, size * 1.05, 12, 42, GREEN, [x, y - 60]);
      if (i % 2 === 1 || i === 7) flowers += bloom(r, x, y, size * 0.86, cols[Math.floor(i / 2) % 4]!);
    }
    const bow = (x: number) => path(`M${x} 0C${x - 44} -34 ${x - 44} 26 ${x} 0C${x + 44} -34 ${x + 44} 26 ${x} 0ZM${x - 4} 0q-26 44 -14 92l16 -12q-4 -40 4 -80ZM${x + 2} 0q26 40 20 104l-18 -12q2 -44 -8 -92Z`, `fill="${mix(p.d, '#FFFBF2', 0.25)}"`) + circ(x, 0, 9, `fill="${mix(p.d, '#E9DCC8', 0.4)}"`);
    return placed(c, leaves + flowers + bow(-196) + bow(196), [-244, -32, 244, 142]);
  },
  second: (c, k) => {
    const r = c.r.sub('flower');
    return placed(c, foliage(r, 0, 0, 44, 40, 16, 46, GREEN, [0, -80]) + bloom(r, 0, 0, 38, k.p.a), [-66, -62, 66, 62]);
  },
};
