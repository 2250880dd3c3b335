import { toOklab } from '#artwork/engine.ts';

/** how far two colours are apart */
export function apart(a: string, b: string): number {
  const [p, q] = [toOklab(a), toOklab(b)];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/**
 * Colours of weights brought down to at most `most` skeins: near ones become one, the heavier lending its colour.
 * Gives the skeins and, for each colour asked, its skein's number.
 */
export function skeins(colours: readonly { colour: string; weight: number }[], most: number, near = 0.055): { skeins: string[]; of: number[] } {
  let groups = colours.map(({ colour, weight }, i) => ({ colour, weight, members: [i] }));
  while (groups.length > 1) {
    let [least, one, two] = [Infinity, 0, 0];
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++) {
        const d = apart(groups[i]!.colour, groups[j]!.colour);
        if (d < least) [least, one, two] = [d, i, j];
      }
    if (least > near && groups.length <= most) break;
    const [a, b] = [groups[one]!, groups[two]!];
    const joined = { colour: a.weight >= b.weight ? a.colour : b.colour, weight: a.weight + b.weight, members: [...a.members, ...b.members] };
    groups = [...groups.filter((_, i) => i !== one && i !== two), joined];
  }
  const of = colours.map((_, i) => groups.findIndex((g) => g.members.includes(i)));
  return { skeins: groups.map((g) => g.colour), of };
}
