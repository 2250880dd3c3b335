import { describe, expect, it } from 'vitest';
import { errorReport, parseStack } from './error-report.ts';

const page = {
  url: 'https://cards.example/card/view/x?name=Rosa#top',
  agent: 'A browser',
  now: new Date('2026-11-21T12:30:00Z'),
  width: 390,
  height: 844,
};

describe('parseStack', () => {
  it('parses the format of Chromium', () => {
    expect(
      parseStack('Error: no\n    at draw (https://a.example/card.js?v=1:10:5)\n    at https://a.example/main.js:1:200'),
    ).toEqual([
      { function: 'draw', file: 'https://a.example/card.js', line: 10, column: 5 },
      { function: null, file: 'https://a.example/main.js', line: 1, column: 200 },
    ]);
  });
  it('parses the format of Firefox and Safari', () => {
    expect(parseStack('draw@https://a.example/card.js:10:5\n@https://a.example/main.js:1:2')).toEqual([
      { function: 'draw', file: 'https://a.example/card.js', line: 10, column: 5 },
      { function: null, file: 'https://a.example/main.js', line: 1, column: 2 },
    ]);
  });
  it('returns nothing for text that is no stack, and at most sixty frames', () => {
    expect(parseStack('something else')).toEqual([]);
    expect(
      parseStack(Array.from({ length: 99 }, (_, i) => `    at f (https://a.example/b.js:${i}:1)`).join('\n')),
    ).toHaveLength(60);
  });
});

describe('a report', () => {
  it('has every field, and not the query of the page', () => {
    const report = errorReport('render', new TypeError('x is not a function'), page, '\n    at Card');
    expect(Object.keys(report).sort()).toEqual([
      'agent',
      'build',
      'componentStack',
      'date',
      'dimensions',
      'error',
      'parsedStack',
      'type',
      'url',
      'version',
    ]);
    expect(report).toMatchObject({
      type: 'render',
      error: 'TypeError: x is not a function',
      componentStack: '\n    at Card',
      url: 'https://cards.example/card/view/x',
      agent: 'A browser',
      date: '2026-11-21T12:30:00.000Z',
      dimensions: { width: 390, height: 844 },
    });
    expect(report).toMatchObject({ version: '1.0.80', build: 'source' });
  });
  it('has the kind of page and not the link of a card', () => {
    const url = 'https://cards.example/card/read/6MPnbS1uYwW3xk0qTzR9aE/4sJ2mB8cVfD7hKpLqWnXyZ?t=1';
    expect(errorReport('window', 'x', { ...page, url }).url).toBe('https://cards.example/card/read/*/*');
  });
  it('accepts any thrown value, and limits its length', () => {
    expect(errorReport('promise', 'gone', page).error).toBe('gone');
    expect(errorReport('promise', new Error('x'.repeat(9999)), page).error).toHaveLength(4000);
  });
});
