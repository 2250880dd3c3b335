import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import { formatFrontNames } from './format-front-names.ts';
import {
  findFrontError,
  getFrontNames,
  getMisnamed,
  getSingleName,
  hasFrontChoice,
  setSingleName,
} from './front-names.ts';

const person = (name: string, nameOnFront?: string | null): DraftRecipient => ({
  key: name,
  name,
  email: `${name}@x.example`,
  countryId: null,
  timeZone: null,
  ...(nameOnFront === undefined ? {} : { nameOnFront }),
});
const draft = (
  namesOnFront: Draft['namesOnFront'],
  people: DraftRecipient[],
  nameOnFront = '',
): Pick<Draft, 'namesOnFront' | 'nameOnFront' | 'people'> => ({ namesOnFront, people, nameOnFront });
const card = { takesName: true, needsName: false, nameMax: 12 };
const TWO = [person('Amelie Moreau'), person('Kit', 'Captain Kit')];

describe('the names on fronts', () => {
  it('can be chosen from two people on, where the front takes a name', () => {
    expect(hasFrontChoice(card, { people: TWO })).toBe(true);
    expect(hasFrontChoice(card, { people: TWO.slice(0, 1) })).toBe(false);
    expect(hasFrontChoice({ takesName: false }, { people: TWO })).toBe(false);
  });

  it('are first names unless others are typed, one for all, or none', () => {
    const names = (named: ReturnType<typeof draft>) => getFrontNames(named).map(({ name }) => name);
    expect(names(draft('each', TWO, 'All'))).toEqual(['Amelie', 'Captain Kit']);
    expect(names(draft('each', [person('Kit', '')]))).toEqual(['']);
    expect(names(draft('one', TWO, ' All '))).toEqual(['All']);
    expect(names(draft('none', TWO, 'All'))).toEqual([]);
    // Nobody is there yet.
    expect(names(draft('each', [], 'All'))).toEqual(['All']);
  });

  it('are wrong at the field of the person', () => {
    const long = draft('each', [person('Amelie'), person('Kit', 'x'.repeat(13))]);
    expect(findFrontError(long, card)).toMatchObject({
      field: 'people.Kit.nameOnFront',
      error: 'The name on this card can have up to 12 characters.',
    });
    expect(findFrontError(draft('each', [person('Kit', '')]), { ...card, needsName: true })?.error).toMatch(/Enter a/);
    expect(findFrontError(draft('each', TWO), card)).toBeUndefined();
    expect(findFrontError(long, { ...card, takesName: false })).toBeUndefined();
    const rejectionOf = (field: string) => (field === 'people.Kit.nameOnFront' ? 'No such letters.' : undefined);
    expect(findFrontError(draft('each', TWO), card, rejectionOf)?.error).toBe('No such letters.');
  });

  it('are one name again when one person is left, and it is theirs', () => {
    const left = draft('each', TWO.slice(1), 'All');
    expect(getSingleName(left)).toEqual({ field: 'people.Kit.nameOnFront', value: 'Captain Kit' });
    expect(setSingleName(left, 'Kitty')).toEqual({ people: [person('Kit', 'Kitty')] });
    expect(getSingleName(draft('one', TWO.slice(1), 'All'))).toEqual({ field: 'nameOnFront', value: 'All' });
    expect(setSingleName(draft('none', [], 'All'), 'Kit')).toEqual({ nameOnFront: 'Kit', namesOnFront: 'one' });
  });

  it('of one person on everybody’s front is said of the others', () => {
    const misnamed = (name: string) => getMisnamed(draft('one', TWO, name)).map((other) => other.name);
    expect(misnamed('amelie ')).toEqual(['Kit']);
    expect(misnamed('Kit')).toEqual(['Amelie Moreau']);
    expect(misnamed('Everybody')).toEqual([]);
    expect(misnamed('')).toEqual([]);
  });

  it('are said in a line', () => {
    const said = (...given: Parameters<typeof draft>) =>
      formatFrontNames(draft(...given), { nameOnFront: 'happy birthday' }).replace(/[\u2068\u2069]/g, '');
    expect(said('each', TWO)).toBe('Amelie and Captain Kit, each their own.');
    expect(said('one', TWO, 'All')).toBe('All, for all 2 people.');
    expect(said('one', TWO)).toBe('No name. The front says “happy birthday”.');
    expect(said('none', TWO, 'All')).toBe('No name. The front says “happy birthday”.');
    expect(formatFrontNames(draft('none', TWO), { nameOnFront: '' })).toBe('No name.');
  });
});
