import { expect, test } from 'vitest';
import { peopleVcf } from './people-vcf.ts';

test('people are exported as vCards, each address once', () => {
  const people = [
    { name: 'Rosa, "R"; Lind\\qvist', mobile: null, email: 'rosa@example.com' },
    { name: '', mobile: null, email: 'nobody@example.com' },
    { name: 'Rosa', mobile: null, email: 'ROSA@example.com' },
  ];
  expect(peopleVcf(people.slice(0, 2))).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Rosa\\, "R"\\; Lind\\\\qvist',
      'N:;Rosa\\, "R"\\; Lind\\\\qvist;;;',
      'EMAIL:rosa@example.com',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:nobody@example.com',
      'N:;nobody@example.com;;;',
      'EMAIL:nobody@example.com',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  expect(peopleVcf(people).match(/EMAIL/g)).toHaveLength(2);
});

test('people with a mobile number are exported with it', () => {
  const vcf = peopleVcf([{ name: 'Mei', email: null, mobile: '+12025550117' }]);
  expect(vcf.split('\r\n').slice(2, 5)).toEqual(['FN:Mei', 'N:;Mei;;;', 'TEL;TYPE=CELL:+12025550117']);
});

test('a name cannot add a property, and a long one is folded', () => {
  const [, , name = '', ...more] = peopleVcf([
    { name: `Rosa\r\nEMAIL:evil@example.com ${'é💌'.repeat(40)}`, mobile: null, email: 'rosa@example.com' },
  ]).split('\r\n');
  const lines = [name, ...more];
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.filter((line) => line.startsWith('EMAIL'))).toEqual(['EMAIL:rosa@example.com']);
  const whole = lines.join('\r\n').replaceAll('\r\n ', '');
  expect(whole).toContain(`FN:Rosa EMAIL:evil@example.com ${'é💌'.repeat(40)}\r\n`);
});
