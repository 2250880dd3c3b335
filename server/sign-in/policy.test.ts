import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './policy.ts';

const ROSA = { name: 'Rosa Lindqvist', email: 'rosa.lind@fernbank.example' };

describe('a password', () => {
  it.each([
    'the yellow canoe',
    'correct horse tray lamp',
    'kX9#mQ2vL0',
    'tomatenimgarten',
    'rosa grows tomatoes',
    'пароль из трёх слов',
    '春の夜の夢のごとしかな',
    'summer rain on tin',
    'dragon fruit salad',
  ])('“%s” is good', (password) => expect(() => requireGoodPassword(password, ROSA)).not.toThrow());

  it.each([
    'password123',
    'Password2024!',
    'P4ssw0rd2024',
    '1234567890',
    '0987654321',
    '1111111111',
    'abababababab',
    'abc12abc12abc12',
    'qwertyuiop',
    'poiuytrewq',
    'abcdefghij',
    '1q2w3e4r5t',
    'iloveyou1234',
    '!!!letmein!!!',
    'Correcthorsebatterystaple',
    'cardamom2026',
  ])('“%s” is refused, because attackers try it first', (password) =>
    expect(() => requireGoodPassword(password, ROSA)).toThrow(
      expect.objectContaining({ items: [expect.objectContaining({ field: 'password', errorCode: 'common' })] }),
    ),
  );

  it.each([
    'RosaLindqvist',
    'lindqvist1984',
    'rosa.lind@fernbank.example',
    'rosa.lind1234',
    'fernbank99!',
    'RosaRosa2024',
  ])('“%s” is refused, because it is like the name or the address', (password) =>
    expect(() => requireGoodPassword(password, ROSA)).toThrow(
      expect.objectContaining({ items: [expect.objectContaining({ field: 'password', errorCode: 'own-name' })] }),
    ),
  );
});
