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
  app.clock.set('2026-11-28T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
});

async function makeLink(): Promise<string> {
  const { feed } = await member.call('POST /calendar-feed');
  return new URL(feed?.url ?? '').pathname;
}
/** A calendar reads without any session. */
const read = (path: string, headers: Record<string, string> = {}) => app.visitor().get(path, { headers });
async function linesAt(path: string): Promise<string[]> {
  const text = await (await read(path)).text();
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  return text.replaceAll('\r\n ', '').trim().split('\r\n');
}
/** The events of a calendar, each as its lines by name; of several with the same name all. */
async function eventsAt(path: string) {
  const lines = await linesAt(path);
  const events = lines.join('\n').split('\nBEGIN:VEVENT\n').slice(1);
  return events.map((event) => {
    const valuesOf = (name: string) =>
      event.split('\n').flatMap((line) => (line.split(/[:;]/)[0] === name ? [line.slice(name.length + 1)] : []));
    return {
      summary: valuesOf('SUMMARY')[0],
      start: valuesOf('DTSTART')[0],
      uid: valuesOf('UID')[0] ?? '',
      url: valuesOf('URL').at(-1),
      description: valuesOf('DESCRIPTION')[0] ?? '',
      alarms: valuesOf('TRIGGER').map((value) => value.replace('RELATED=START:', '')),
    };
  });
}
const addBirthday = async (body: object = {}) =>
  (
    await member.call('POST /birthday', {
      body: { name: 'Amelie Fontaine', date: { year: 1992, month: 11, day: 30 }, ...body },
    })
  ).calendar;

describe('the link', () => {
  it('is there once it is made, and is replaced and taken back: then the old one opens nothing', async () => {
    expect(await member.call('GET /calendar-feed')).toEqual({ feed: null });
    const first = await makeLink();
    expect((await member.call('GET /calendar-feed')).feed).toMatchObject({
      url: expect.stringContaining(first),
      createdAt: '2026-11-28T12:00:00.000Z',
      readAt: null,
    });
    expect((await read(first)).status).toBe(200);
    expect((await member.call('GET /calendar-feed')).feed?.readAt).toBe('2026-11-28T12:00:00.000Z');
    const second = await makeLink();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect(await member.call('DELETE /calendar-feed')).toEqual({ feed: null });
    expect((await read(second)).status).toBe(404);
  });

  it('opens nothing where it is wrong, and no other member’s calendar', async () => {
    await addBirthday();
    const path = await makeLink();
    const changed = path.replace(/.(?=\.ics$)/, (end) => (end === 'A' ? 'B' : 'A'));
    for (const wrong of [changed, '/media/calendars/x.ics', path.replace('.ics', ''), '/media/calendars/..%2f.ics'])
      expect([wrong, (await read(wrong)).status]).toEqual([wrong, 404]);
    member = await signedIn(app);
    expect(await eventsAt(await makeLink())).toEqual([]);
  });
});

describe('the calendar', () => {
  it('has each day of the next year, with the age of that day, and alarms as the member is reminded', async () => {
    const { calendarId } = await addBirthday({ note: 'Likes tomatoes' });
    const path = await makeLink();
    const events = await eventsAt(path);
    expect(events.map(({ summary, start }) => [summary, start])).toEqual([
      ['Amelie Fontaine turns 34', 'VALUE=DATE:20261130'],
      ['Amelie Fontaine turns 35', 'VALUE=DATE:20271130'],
    ]);
    // A week before and the day before, at nine.
    expect(events[0]?.alarms).toEqual(['-P6DT15H', '-PT15H']);
    expect(events[0]?.uid).toMatch(`${calendarId}-2026-11-30@`);
    expect(events[0]?.url).toContain(`/birthday/suggestions?calendar_id=${calendarId}`);
    // Notes are the member's own: the link may be passed on.
    expect((await linesAt(path)).join('\n')).not.toContain('tomatoes');
    expect((await linesAt(path)).slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cardamom//Dates//EN',
    ]);
  });

  it('has chosen holidays on the days of each year, and leaves out days that are unknown, and people who have died', async () => {
    await member.call('POST /holidays', {
      body: {
        holidays: [
          { holidayId: 'hanukkah', isChosen: true },
          { holidayId: 'lunar-new-year', isChosen: true },
        ],
      },
    });
    await addBirthday({ date: { month: 5 } });
    const died = await addBirthday({ name: 'Theo', date: { month: 12, day: 9 } });
    await member.call('PUT /contacts/{contactId}', {
      params: { contactId: died.contact?.contactId ?? '' },
      body: { state: 'died' },
    });
    const events = await eventsAt(await makeLink());
    expect(events.map(({ summary, start }) => `${summary} ${start}`)).toEqual([
      'Hanukkah begins VALUE=DATE:20261204',
      'Lunar New Year VALUE=DATE:20270206',
      'Hanukkah begins VALUE=DATE:20271224',
    ]);
    expect(events[0]?.description).toContain('In the evening.');
  });

  it('rings no alarm for what is done or stopped, and rings on the days that were chosen for a person', async () => {
    const done = await addBirthday();
    await member.call('POST /reminder/send/{calendarId}', {
      params: { calendarId: done.calendarId },
      body: { handledAs: 'call' },
    });
    const theo = await addBirthday({ name: 'Theo', date: { month: 12, day: 9 } });
    const contactId = theo.contact?.contactId ?? '';
    await member.call('PUT /contacts/{contactId}', { params: { contactId }, body: { reminderLeads: [0] } });
    const path = await makeLink();
    const alarms = async () => (await eventsAt(path)).map(({ summary, alarms: all }) => [summary, all]);
    expect(await alarms()).toEqual([
      ['Amelie Fontaine turns 34', []],
      ['Theo’s birthday', ['PT9H']],
      ['Amelie Fontaine turns 35', ['-P6DT15H', '-PT15H']],
      ['Theo’s birthday', ['PT9H']],
    ]);
    await member.call('POST /reminder/block/{calendarId}', {
      params: { calendarId: theo.calendarId },
      body: { isBlocked: true },
    });
    expect((await alarms())[1]).toEqual(['Theo’s birthday', []]);
  });

  it('is not sent again while it says the same', async () => {
    await addBirthday();
    const path = await makeLink();
    const first = await read(path);
    expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = first.headers.get('ETag') ?? '';
    app.clock.set('2026-11-28T18:00:00Z');
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(304);
    await addBirthday({ name: 'Theo', date: { month: 12, day: 9 } });
    const changed = await read(path, { 'If-None-Match': etag });
    expect([changed.status, changed.headers.get('ETag') === etag]).toEqual([200, false]);
  });

  it('cannot be broken out of by a name', async () => {
    await addBirthday({ name: 'Kit; BEGIN:VEVENT, \\ Bell', date: { month: 12, day: 9 } });
    const events = await eventsAt(await makeLink());
    expect(events.map(({ summary }) => summary)).toEqual(
      Array.from({ length: 2 }, () => 'Kit\\; BEGIN:VEVENT\\, \\\\ Bell’s birthday'),
    );
  });
});
