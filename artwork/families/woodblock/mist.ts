/** a bank of mist */
export const haze = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}h${w}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${-w * 0.3}a${h / 2} ${h / 2} 0 0 0 0 ${h}h${-w * 0.45}a${h / 2} ${h / 2} 0 0 1 0 ${-h}h${-w * 0.25}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`;
