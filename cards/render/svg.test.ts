import { expect, test } from 'vitest';
import { escapeXml } from './svg.ts';

test('markup in text becomes text', () => {
  expect(escapeXml('</title><script>alert("1")</script>')).toBe(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;',
  );
  expect(escapeXml(`O'Brien & "sons"`)).toBe('O&#39;Brien &amp; &quot;sons&quot;');
});

test('characters that XML does not allow are dropped, others are kept', () => {
  expect(escapeXml('a\u0000b\u000bc\ud800d\ufffee')).toBe('abcde');
  expect(escapeXml('tab\tline\nשרה 美玲 🎂')).toBe('tab\tline\nשרה 美玲 🎂');
});
