import { expect, it } from 'vitest';
import { contentDisposition, fileName } from './file-names.ts';

it.each([
  [['Happy birthday', 'for Kit', 'front'], 'Happy birthday - for Kit - front.png'],
  [['For you', 'for 美玲', 'front'], 'For you - for 美玲 - front.png'],
  [['a/b\\c:d*e?f"g<h>i|j', 'for ../../etc', 'back'], 'a b c d e f g h i j - for .. .. etc - back.png'],
  [['...', '', 'front'], 'front.png'],
  [['', '\n\t', '\u202E'], 'card.png'],
  [['Happy\u202Egnp.exe', '\uD800 Kit', 'front'], 'Happy gnp.exe - � Kit - front.png'],
])('a name of %j is %s', (parts, expected) => {
  expect(fileName(parts, 'png')).toBe(expected);
});

it('a part is cut where it is long, and never inside of a character', () => {
  expect(fileName(['🌼'.repeat(90), 'front'], 'png')).toBe(`${'🌼'.repeat(60)} - front.png`);
});

it('the header names a file in ASCII and in Unicode, and no name can break out of it', () => {
  expect(contentDisposition('Zoë’s card (1).png')).toBe(
    `attachment; filename="Zoe_s card (1).png"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20card%20%281%29.png`,
  );
  expect(contentDisposition('a"; filename=x%41.png', 'inline')).toBe(
    `inline; filename="a_; filename=x_41.png"; filename*=UTF-8''a%22%3B%20filename%3Dx%2541.png`,
  );
});
