import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Rosa Lindqvist', 'Rosa'],
  ['Dr Rosa Lindqvist', 'Rosa'],
  ['Prof. Dr. Rosa Lindqvist', 'Rosa'],
  [' Rosa   Lindqvist ', 'Rosa'],
  ['Lindqvist, Rosa', 'Rosa'],
  ['Rosa E Lindqvist', 'Rosa'],
  ['Anne-Marie Lindqvist', 'Anne-Marie'],
  ['Zoë', 'Zoë'],
  ['فاطمة الزهراء', 'فاطمة'],
  ['王小明', '王小明'],
  ['山田 太郎', '山田 太郎'],
  ['김 민준', '김 민준'],
  ['Мария Иванова', 'Мария'],
  ['दीपा शर्मा', 'दीपा'],
  ['عبد الله حسن', 'عبد الله'],
  ['Abdul Rahman Hassan', 'Abdul Rahman'],
  ['Rosa Lindqvist, PhD', 'Rosa'],
  ['🌸 Rosa Lindqvist', 'Rosa'],
  ['Frau Rosa Lindqvist', 'Rosa'],
])('%s is addressed as %s', (name, spoken) => expect(firstName(name)).toBe(spoken));

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
  'Familie Lindqvist',
  '🌸',
  '',
])('%s stays unchanged', (name) => expect(firstName(name)).toBe(name));
