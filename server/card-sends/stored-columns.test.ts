import { describe, expect, test } from 'vitest';
import { drawnColoursOf, drawnFacesOf, scheduleOf } from './stored-columns.ts';

const colours = {
  paper: '#fff',
  stock: '#fff',
  coverInk: '#111',
  accent: '#a33',
  envelope: '#eee',
  flap: '#ddd',
  shade: '#ccc',
  envelopeInk: '#222',
};

describe('what is stored of a card', () => {
  test('is read as it was written', () => {
    expect(scheduleOf({ schedule: { kind: 'now' } })).toEqual({ kind: 'now' });
    const on = { kind: 'on', date: '2026-12-01', time: '09:00' };
    expect(scheduleOf({ schedule: on })).toEqual(on);
    expect(drawnFacesOf({ faces: { front: 'ab12' } })).toEqual({ front: 'ab12' });
    expect(drawnFacesOf({ faces: null })).toBeNull();
    expect(drawnColoursOf({ document: { version: 1, colours: { ...colours, liner: '#333' } } })).toEqual(colours);
  });

  test.each([
    ['a schedule without a day', () => scheduleOf({ schedule: { kind: 'on', time: '09:00' } }), 'schedule'],
    ['a schedule of another kind', () => scheduleOf({ schedule: { kind: 'later' } }), 'schedule'],
    ['a face without a hash', () => drawnFacesOf({ faces: { front: null } }), 'faces'],
    ['faces in a list', () => drawnFacesOf({ faces: ['ab12'] }), 'faces'],
    ['a missing colour', () => drawnColoursOf({ document: { colours: { ...colours, flap: undefined } } }), 'document'],
    ['a card that was not drawn', () => drawnColoursOf({ document: { version: 1 } }), 'document'],
  ])('is refused where it is %s', (_, read, column) => {
    expect(read).toThrow(`What is stored in card_sends.${column} cannot be read: `);
  });

  test('is not repeated in an error', () => {
    expect(() => scheduleOf({ schedule: { kind: 'on', date: 'for Rosa', time: '09:00' } })).toThrow(
      /^(?!.*Rosa).*: date: Enter a date\.$/,
    );
  });
});
