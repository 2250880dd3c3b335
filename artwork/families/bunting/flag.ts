import { n1 } from '#artwork/engine.ts';

/** one flag's outline: it hangs from 0,0, `w` wide and `h` long */
export function flag(motif: string, w: number, h: number): string {
  switch (motif) {
    case 'swallow':
      return `M${-w / 2} 0H${w / 2}V${h}L0 ${n1(h * 0.76)}L${-w / 2} ${h}Z`;
    case 'scallop':
      return `M${-w / 2} 0H${w / 2}V${n1(h * 0.45)}A${w / 2} ${n1(h * 0.5)} 0 0 1 ${-w / 2} ${n1(h * 0.45)}Z`;
    case 'pennant':
      return `M${-w / 2} 0H${w / 2}V${n1(h * 0.7)}L0 ${h}L${-w / 2} ${n1(h * 0.7)}Z`;
    default:
      return `M${-w / 2} 0H${w / 2}L${n1(w * 0.05)} ${n1(h * 0.985)}Q0 ${h * 1.02} ${n1(-w * 0.05)} ${n1(h * 0.985)}Z`;
  }
}
