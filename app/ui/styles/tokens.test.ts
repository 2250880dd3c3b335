import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The declarations of the first rule after a selector, in order, with normalised white space. */
function declarations(selector: string): string[] {
  const start = withoutComments.indexOf(selector);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const open = withoutComments.indexOf('{', start + selector.length - 1);
  return withoutComments
    .slice(open + 1, withoutComments.indexOf('}', open))
    .split(';')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

describe('the dark theme', () => {
  const bySystem = declarations(':root:not([data-theme="light"])');
  const byChoice = declarations('[data-theme="dark"]');

  it('is the same whether the system or the reader chose it', () => {
    expect(byChoice).toEqual(bySystem);
    expect(byChoice.length).toBeGreaterThan(20);
  });

  it('changes only roles that the light theme has, and no raw colours', () => {
    const day = declarations(':root, [data-theme="light"]').map((line) => line.split(':')[0]);
    const night = byChoice.map((line) => line.split(':')[0]);
    expect(night.filter((name) => !day.includes(name))).toEqual([]);
    expect(night.filter((name) => /^--(green|slate|pink|orange|red|ink|white)-/.test(name ?? ''))).toEqual([]);
  });
});
