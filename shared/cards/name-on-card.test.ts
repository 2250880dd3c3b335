import { describe, expect, it } from 'vitest';
import { altWithName, frontLine, getPersonOnCard } from './name-on-card.ts';

describe('the line on the front', () => {
  it.each([
    ['Happy birthday', null, 'Happy birthday'],
    ['Happy birthday', '  ', 'Happy birthday'],
    ['Happy birthday', 'Amelie', 'Happy birthday, Amelie'],
    ['Happy birthday.', 'Zoë', 'Happy birthday, Zoë'],
    ['Happy birthday', 'Dear Amelie', 'Dear Amelie'],
    ['Happy birthday', 'Many returns, Amelie', 'Many returns, Amelie'],
    ['Happy birthday', 'Maximiliana-Konstantina von Hohenfels', 'Maximiliana-Konstantina von Hohenfels'],
    ['', 'Amelie', 'Amelie'],
    ['happy birthday, Mum', 'Amelie', 'happy birthday, Amelie'],
    ['happy anniversary, Mum and Dad', 'Ana & Tom', 'happy anniversary, Ana & Tom'],
    ['happy Christmas, my love', 'Zoë', 'happy Christmas, Zoë'],
    ['with love', 'Amelie', 'Amelie, with love'],
    ['With thanks, teacher', 'Anna', 'Anna, with thanks'],
    ['with love, happy birthday', 'שרה', 'שרה, with love, happy birthday'],
    ['thinking of you', '美玲', 'thinking of you, 美玲'],
  ])('%s with %s', (own, typed, line) => expect(frontLine(own, typed)).toBe(line));
});

describe('the person in it', () => {
  it.each([
    ['Amelie', 'Amelie'],
    ['Dear Amelie', 'Amelie'],
    ['Happy birthday, Amelie', 'Amelie'],
    ['For Bartholomew & Wilhelmina', 'Bartholomew & Wilhelmina'],
    ['Happy birthday', ''],
    [null, ''],
  ])('%s', (typed, person) => expect(getPersonOnCard(typed)).toBe(person));
});

describe('the description of a front', () => {
  const alt = 'A wreath. It says: “Happy”, “birthday”, “with love”.';
  it.each([
    ['with love', false, null, alt],
    ['with love', false, ' ', alt],
    ['with love', false, 'Zoë', 'A wreath. It says: “Happy”, “birthday”, “Zoë, with love”.'],
    ['', false, 'Dear Zoë', 'A wreath. It says: “Happy”, “birthday”, “with love”, “Dear Zoë”.'],
    ['birthday', true, 'Nadia', 'A wreath. It says: “Happy”, “Nadia”, “with love”.'],
  ])('own line “%s”, spelt: %s, with %s', (nameOnFront, needsName, typed, said) =>
    expect(altWithName({ alt, nameOnFront, needsName }, typed)).toBe(said),
  );
});
