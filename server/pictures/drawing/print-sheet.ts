type Faces = { front: string; left: string; right: string; back: string };

/**
 * A card on one A4 sheet, printed on one side: folded once down and once across it becomes a card of four faces.
 * The upper half stands on its head, as a sheet that is folded that way needs. A4 in millimetres; each face is 105 by 147 (5 to 7).
 */
export function printSheet({ front, left, right, back }: Faces): string {
  const face = (svg: string, x: number, y: number, isTurned: boolean) =>
    `<g${isTurned ? ` transform="rotate(180 ${x + 52.5} ${y + 73.5})"` : ''}><svg x="${x}" y="${y}" width="105" height="147" viewBox="0 0 1000 1400">${innerOf(svg)}</svg></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" width="210mm" height="297mm"><title>A card to print and fold</title><rect width="210" height="297" fill="#fff"/>${face(right, 0, 1.5, true)}${face(left, 105, 1.5, true)}${face(back, 0, 148.5, false)}${face(front, 105, 148.5, false)}<g stroke="#b9b3a4" stroke-width=".2" stroke-dasharray="1.5 1.5"><path d="M105 0V4M105 293V297M0 148.5H4M206 148.5H210"/></g></svg>`;
}

/** What stands inside an SVG document's root element. */
function innerOf(svg: string): string {
  const from = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  const to = svg.lastIndexOf('</svg>');
  return from > 0 && to > from ? svg.slice(from, to) : '';
}
