import { Drawing } from '#cards/render/drawing.ts';
import { PAL, type Palette } from '#cards/render/palettes.ts';
import { escapeXml } from '#cards/render/svg.ts';

/** One part of the engine on a sheet: its name, and a function that draws it in its own cell. */
export type Cell = { name: string; draw: (c: Drawing) => string };

/**
 * Many parts side by side as one SVG document, each in a layer with its name.
 * @param size of a cell, in units
 */
export function sheetOf(
  title: string,
  cells: readonly Cell[],
  { w, h, across }: { w: number; h: number; across: number },
  palette: Palette = PAL['orchard']!,
): string {
  const c = new Drawing(title, { palette, headline: title, seed: 'sheet', prefix: 's' });
  const layers = cells.map(({ name, draw }, i) => {
    const [x, y] = [(i % across) * w, Math.floor(i / across) * h];
    return `<g data-role="${escapeXml(name)}"><g transform="translate(${x} ${y})">${draw(c)}</g></g>`;
  });
  const [width, height] = [w * across, h * Math.ceil(cells.length / across)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escapeXml(title)}</title><defs>${c.defs.join('')}</defs>${layers.join('')}</svg>`;
}
