import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await signedIn(app, {});
});

const add = async (name: string, groups: readonly string[] = []) =>
  (await member.call('POST /contacts', { body: { name, groups: [...groups] } })).contact.contactId;
const groupsOf = async (contactId: string) =>
  (await member.call('GET /contacts/{contactId}', { params: { contactId } })).contact.groups;
const list = async () => {
  const { results, total } = await member.call('GET /contact_groups', {});
  expect(total).toBe(results.length);
  return results.map(({ name, people }) => [name, people]);
};
const put = (group: string, contactIds: readonly string[], isIn = true) =>
  member.ask('POST /contact_groups/{group}/contacts', {
    params: { group },
    body: { contactIds: [...contactIds], isIn },
  });
const rename = (group: string, name: string) =>
  member.ask('PUT /contact_groups/{group}', { params: { group }, body: { name } });
const namesIn = async (group: string) =>
  (await member.call('GET /contacts', { query: { group } })).results.map(({ name }) => name);

describe('groups of contacts', () => {
  it('are made by putting people in, and are gone when nobody is in them', async () => {
    const [amelie, theo] = [await add('Amelie'), await add('Theo', ['Family'])];
    await put('Choir / alto 100%', [amelie, theo, amelie]);
    expect(await list()).toEqual([
      ['Choir / alto 100%', 2],
      ['Family', 1],
    ]);
    expect(await groupsOf(theo)).toEqual(['Family', 'Choir / alto 100%']);
    expect(await namesIn('Choir / alto 100%')).toEqual(['Amelie', 'Theo']);
    await put('Choir / alto 100%', [amelie], false);
    await put('Choir / alto 100%', [amelie], false);
    expect(await list()).toEqual([
      ['Choir / alto 100%', 1],
      ['Family', 1],
    ]);
    await put('Choir / alto 100%', [theo], false);
    expect(await list()).toEqual([['Family', 1]]);
  });

  it('are one whatever the case of their name', async () => {
    const [amelie, theo] = [await add('Amelie', ['Family']), await add('Theo')];
    await put('FAMILY', [amelie, theo]);
    expect(await list()).toEqual([['Family', 2]]);
    expect(await groupsOf(amelie)).toEqual(['Family']);
    expect(await namesIn('family')).toEqual(['Amelie', 'Theo']);
  });

  it('are renamed with everybody in them, keeping the place among the groups of each', async () => {
    const amelie = await add('Amelie', ['Work', 'Choir', 'Family']);
    expect((await rename('choir', 'Singers')).data).toEqual({ group: { name: 'Singers', people: 1 } });
    expect(await groupsOf(amelie)).toEqual(['Work', 'Singers', 'Family']);
    await rename('Singers', 'SINGERS');
    expect(await groupsOf(amelie)).toEqual(['Work', 'SINGERS', 'Family']);
  });

  it('are not renamed to the name of another one, nor to nothing', async () => {
    await add('Amelie', ['Work', 'Family']);
    expect((await rename('Work', 'family')).errors).toMatchObject([{ field: 'name', errorCode: 'name-taken' }]);
    expect((await rename('Work', ' ')).errors).toMatchObject([
      { field: 'name', errorMessage: 'Enter the name of the group.' },
    ]);
    expect((await rename('Work', '..')).errors).toMatchObject([
      { field: 'name', errorMessage: 'Choose a name with a letter or a digit.' },
    ]);
    expect((await rename('Work', 'x'.repeat(81))).errors).toMatchObject([{ field: 'name' }]);
    expect((await rename('Choir', 'Singers')).errors).toMatchObject([{ field: 'group', errorCode: 'unknown-group' }]);
    expect(await list()).toEqual([
      ['Family', 1],
      ['Work', 1],
    ]);
  });

  it('are deleted without their people, who can be put back', async () => {
    const [amelie, theo] = [await add('Amelie', ['Family']), await add('Theo', ['Work', 'Family'])];
    const { contactIds } = await member.call('DELETE /contact_groups/{group}', { params: { group: 'Family' } });
    expect(contactIds.toSorted()).toEqual([amelie, theo].toSorted());
    expect(await list()).toEqual([['Work', 1]]);
    expect((await member.call('GET /contacts', {})).total).toBe(2);
    await put('Family', contactIds);
    expect(await groupsOf(theo)).toEqual(['Work', 'Family']);
  });

  it('take nobody where one of the people is unknown, another member’s, or in too many groups', async () => {
    const [amelie, theo] = [
      await add('Amelie'),
      await add(
        'Theo',
        Array.from({ length: 50 }, (_, i) => `Group ${i}`),
      ),
    ];
    const other = await signedIn(app, {});
    const { contact } = await other.call('POST /contacts', { body: { name: 'Nadia', groups: ['Secret'] } });
    for (const stranger of [contact.contactId, crypto.randomUUID()]) {
      const { status, errors } = await put('Choir', [amelie, stranger]);
      expect([status, errors]).toMatchObject([404, [{ field: 'contactIds', errorCode: 'unknown-contact' }]]);
    }
    expect((await put('Choir', [amelie, theo])).errors).toMatchObject([
      { field: 'contactIds', errorMessage: 'Theo is in 50 groups already, and can be in no more.' },
    ]);
    expect((await put('Group 3', [theo])).status).toBe(200);
    expect((await put('Choir', [])).errors).toMatchObject([{ field: 'contactIds' }]);
    expect((await put('Choir', ['nonsense'])).errors).toMatchObject([{ field: 'contactIds.0' }]);
    expect(await groupsOf(amelie)).toEqual([]);
    expect((await list()).some(([name]) => name === 'Secret')).toBe(false);
    expect((await rename('Secret', 'Mine')).status).toBe(404);
    const { total } = await other.call('GET /contacts', { query: { group: 'Secret' } });
    expect(total).toBe(1);
  });
});
