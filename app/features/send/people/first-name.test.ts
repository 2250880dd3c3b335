import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Rosa Lindqvist', 'Rosa'],
  ['Dr Rosa Lindqvist', 'Rosa'],
  ['Prof. Dr. Rosa Lindqvist', 'Rosa'],
  [' Rosa   Lindqvist ', 'Rosa'],
  ['Lindqvist, Rosa', 'Rosa'],
  ['Anne-Marie Lindqvist', 'Anne-Marie'],
  ['Zoë', 'Zoë'],
  ['فاطمة الزهراء', 'فاطمة'],
  ['王小明', '王小明'],
])('%s is spoken to as %s', (name, spoken) => expect(firstName(name)).toBe(spoken));

it.each([
  'Mr Lindqvist',
  'Dr Lindqvist',
  'Rosa and Theo',
  'Rosa & Theo Lindqvist',
  'The Lindqvists',
  'Aunt Rosa',
  'J. R. Lindqvist',
  'R Lindqvist',
  'J.R. Lindqvist',
  'Dr',
  '',
])('%s is left as it stands', (name) => expect(firstName(name)).toBe(name));
