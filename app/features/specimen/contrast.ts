type Rgb = readonly [number, number, number];

/** Parses "rgb(…)" or "color(srgb …)", the formats of computed styles. */
export function parseColour(css: string): Rgb {
  const numbers = [...css.matchAll(/[\d.]+(?:e-?\d+)?/g)].map(Number);
  const [r = 0, g = 0, b = 0] = css.startsWith('color(srgb') ? numbers.map((part) => part * 255) : numbers;
  return [r, g, b];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours (WCAG 2.2, relative luminance): from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
