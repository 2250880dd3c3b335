import { describe, expect, it } from 'vitest';
import { codeFrom, showCode } from '#shared/links/magic-link.ts';
import { getCodeError, formatCode } from './card-code.ts';

describe('formatCode', () => {
  it('formats two groups of four in capitals, whatever was pasted', () => {
    for (const typed of ['r7k24mdx', 'R7K2-4MDX', ' r7k2 4mdx ', 'R7 K2 4M DX'])
      expect(formatCode(typed)).toBe('R7K2 4MDX');
  });
  it('adds no space before the second group begins', () => {
    expect(formatCode('r7k2')).toBe('R7K2');
    expect(formatCode('r7k24')).toBe('R7K2 4');
    expect(formatCode('')).toBe('');
  });
  it('keeps invalid characters, so that they can be seen', () => {
    expect(formatCode('r7k2 4md!x9')).toBe('R7K2 4MD!X9');
  });
});

describe('getCodeError', () => {
  it('accepts every code, and O, I and L for the digits they look like', () => {
    for (let byte = 0; byte < 256; byte++)
      expect(getCodeError(showCode(codeFrom(Uint8Array.from({ length: 8 }, (_, i) => byte + i * 7))))).toBeNull();
    expect(getCodeError('olio-1il0')).toBeNull();
  });
  it('reports missing, extra and invalid characters', () => {
    expect(getCodeError('')).toMatch(/^Enter the eight/);
    expect(getCodeError('R7K2 4MD')).toMatch(/1 is missing/);
    expect(getCodeError('R7K2')).toMatch(/4 are missing/);
    expect(getCodeError('R7K2 4MDXX')).toMatch(/Remove 1\./);
    expect(getCodeError('R7K2 4MDXQW')).toMatch(/Remove 2\./);
    expect(getCodeError('R7K2 4MD!')).toMatch(/“!” is not part of a code/);
    expect(getCodeError('R7K2 4MD🌼')).toMatch(/“🌼” is not part of a code/);
    expect(getCodeError('R7K2 4MDU')).toMatch(/may be a V/);
  });
});
