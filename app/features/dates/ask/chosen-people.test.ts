import { expect, it } from 'vitest';
import { firstName } from '#shared/people/first-name.ts';
import { type ChosenPerson, formatAsk, formatOutcome, parseSavedPeople } from './chosen-people.ts';

const theo = { name: 'Theo Brandt', email: 'theo@example.com' };
const zoe = { name: 'Zoe', contactId: '01940000-0000-7000-8000-000000000001' };

it.each<[ChosenPerson[], string, string]>([
  [[], 'Ask', 'Choose somebody to ask.'],
  [[theo], 'Ask Theo', 'One email leaves at once. We send no follow-ups.'],
  [[zoe], 'Make a link for Zoe', 'One link is made for you to send.'],
  [[theo, zoe], 'Ask 2 people', 'One email leaves at once, and one link is made for you to send.'],
  [[zoe, zoe], 'Make 2 links', '2 links are made for you to send.'],
])('%o: %s', (people, button, outcome) => {
  expect(formatAsk(people, firstName)).toBe(button);
  expect(formatOutcome(people)).toBe(outcome);
});

it('people are read again as they were saved, and nobody from anything else', () => {
  expect(parseSavedPeople(JSON.stringify([theo, zoe]))).toEqual([theo, zoe]);
  expect(parseSavedPeople(JSON.stringify([theo, { name: 3 }, null]))).toEqual([theo]);
  for (const saved of ['', '{', '{}', '"Theo"']) expect(parseSavedPeople(saved)).toEqual([]);
});
