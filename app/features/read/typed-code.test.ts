import { describe, expect, it } from 'vitest';
import { codeFrom, showCode } from '#shared/magic-link.ts';
import { codeFault, groupCode } from './typed-code.ts';

describe('groupCode', () => {
  it('shows two groups of four, in capitals, whatever was pasted', () => {
    for (const typed of ['r7k24mdx', 'R7K2-4MDX', ' r7k2 4mdx ', 'R7 K2 4M DX'])
      expect(groupCode(typed)).toBe('R7K2 4MDX');
  });
  it('puts no space before there is a second group', () => {
    expect(groupCode('r7k2')).toBe('R7K2');
    expect(groupCode('r7k24')).toBe('R7K2 4');
    expect(groupCode('')).toBe('');
  });
  it('keeps what cannot be right, so that it can be seen', () => {
    expect(groupCode('r7k2 4md!x9')).toBe('R7K2 4MD!X9');
  });
});

describe('codeFault', () => {
  it('finds nothing in any code there is, nor in O, I and L for the figures they look like', () => {
    for (let byte = 0; byte < 256; byte++)
      expect(codeFault(showCode(codeFrom(Uint8Array.from({ length: 8 }, (_, i) => byte + i * 7))))).toBeNull();
    expect(codeFault('olio-1il0')).toBeNull();
  });
  it('says what is missing, what is too many, and what is in no code', () => {
    expect(codeFault('')).toMatch(/^Type the eight/);
    expect(codeFault('R7K2 4MD')).toMatch(/one is missing/);
    expect(codeFault('R7K2')).toMatch(/4 are missing/);
    expect(codeFault('R7K2 4MDXX')).toMatch(/one is too many/);
    expect(codeFault('R7K2 4MDXQW')).toMatch(/2 are too many/);
    expect(codeFault('R7K2 4MD!')).toMatch(/“!” is in no code/);
    expect(codeFault('R7K2 4MD🌼')).toMatch(/“🌼” is in no code/);
    expect(codeFault('R7K2 4MDU')).toMatch(/Perhaps it is a V/);
  });
});
