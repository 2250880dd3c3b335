/** `matrix(a b c d e f)` of SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The matrix of a `transform` attribute. @throws for a function that is not part of SVG */
export function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)]
    .map(([, name = '', list = '']) =>
      functionOf(name, (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)),
    )
    .reduce(multiply, [1, 0, 0, 1, 0, 0]);
}

function functionOf(name: string, given: readonly number[]): Matrix {
  const [a = 0, b, c, d = 0, e = 0, f = 0] = given;
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX':
      return [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0];
    default:
      throw new Error(`not a transform: ${name}`);
  }
}

/** What is moved by the second, and then by the first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** @throws where everything is moved onto one line */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c;
  if (size === 0) throw new Error('this matrix has no inverse');
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}
