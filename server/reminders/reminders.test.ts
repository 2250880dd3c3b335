import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { remindDue } from './sweep.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
  await settings({ reminderHour: 9, reminderLeads: [7, 1] });
  app.mailer.sent.length = 0;
});

const settings = (body: object, who = member) => who.call('POST /account/settings', { body });
const add = async (name: string, date: object, who = member) =>
  (await who.call('POST /birthday', { body: { name, date } })).calendar;
const mails = (who = member) => app.mailer.sent.filter(({ to }) => to.address === who.email);
const subjects = (who = member) => mails(who).map(({ subject }) => subject);

/** Lets the workers run at an instant. @returns the subjects of what the member has been sent since the last time */
async function at(instant: string, who = member): Promise<string[]> {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  await app.deliver();
  return subjects(who);
}

describe('a reminder', () => {
  it('comes at the member’s own hour on each of the days chosen, once', async () => {
    await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    expect(await at('2026-11-21T08:59:00Z')).toEqual([]);
    expect(await at('2026-11-21T09:00:00Z')).toEqual(['Amelie turns 34 on 28 November']);
    expect(await at('2026-11-21T09:01:00Z')).toEqual([]);
    expect(await at('2026-11-27T08:59:00Z')).toEqual([]);
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Amelie turns 34 tomorrow']);
    expect(await at('2027-11-20T12:00:00Z')).toEqual([]);
    expect(await at('2027-11-21T09:00:00Z')).toEqual(['Amelie turns 35 on 28 November']);
  });

  it('is one message for all dates of a day', async () => {
    await add('Amelie', { year: 1992, month: 11, day: 28 });
    await add('Theo', { month: 11, day: 22 });
    expect(await at('2026-11-21T09:00:00Z')).toEqual(['2 dates to remember: Theo and Amelie']);
    const [mail] = mails();
    expect(mail?.text).toContain('Theo’s birthday is tomorrow.');
    expect(mail?.text).toContain('Amelie turns 34 on 28 November. That is a Saturday, in a week.');
  });

  it('has the answers of each date by itself, and answering one leaves the others as they are', async () => {
    const amelie = await add('Amelie', { year: 1992, month: 11, day: 28 });
    const theo = await add('Theo', { month: 11, day: 22 });
    await at('2026-11-21T09:00:00Z');
    const [mail] = mails();
    const links = [...(mail?.text.matchAll(/^(.+):\n(\S+\/birthday\/suggestions\?\S+)/gm) ?? [])].map(
      ([, label = '', url = '']) => ({ label, asked: new URL(url).searchParams }),
    );
    expect(
      links.map(({ label, asked }) => [label, asked.get('calendar_id'), asked.get('answer') ?? asked.get('until')]),
    ).toEqual([
      ['Choose a card for Theo', theo.calendarId, null],
      ['I will call (Theo)', theo.calendarId, 'call'],
      ['Already done (Theo)', theo.calendarId, 'card'],
      ['Remind me tomorrow (Theo)', theo.calendarId, '2026-11-22'],
      ['Choose a card for Amelie', amelie.calendarId, null],
      ['I will call (Amelie)', amelie.calendarId, 'call'],
      ['Already done (Amelie)', amelie.calendarId, 'card'],
      ['Remind me on Thursday (Amelie)', amelie.calendarId, '2026-11-26'],
    ]);
    // Somebody who listens to the mail hears whose answer each of them is.
    for (const { label } of links.filter(({ label }) => label.includes('(')))
      expect(mail?.html).toContain(`aria-label="${label}"`);
    const pair = { t: links[1]?.asked.get('t') ?? '', e: links[1]?.asked.get('e') ?? '' };
    await app
      .visitor()
      .call('POST /reminder/send/{calendarId}', { params: theo, body: { handledAs: 'call', ...pair } });
    const { results } = await member.call('GET /reminder', { query: {} });
    expect(results.map(({ calendarName, handledAs }) => [calendarName, handledAs])).toEqual([
      ['Theo’s birthday', 'call'],
      ['Amelie’s birthday', null],
    ]);
  });

  it('shows three cards, and its links lead to cards for the person', async () => {
    const { calendarId } = await add('Amelie', { month: 11, day: 28 });
    await at('2026-11-21T09:00:00Z');
    const [mail] = mails();
    expect(mail?.html.match(/\/media\/cards\/[^"]+\/front-350\.jpg/g)).toHaveLength(3);
    const link = new URL(/\S+\/birthday\/suggestions\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('calendar_id')).toBe(calendarId);
    expect(link.searchParams.get('e')).toBe(member.email);
    const links = mail?.text.match(/\S+\/birthday\/suggestions\?\S+/g) ?? [];
    const offered = links.map((one) =>
      [...new URL(one).searchParams].filter(([key]) => key === 'answer' || key === 'until'),
    );
    expect(offered).toEqual([[], [['answer', 'call']], [['answer', 'card']], [['until', '2026-11-26']]]);
    expect(mail?.text).toContain('Remind me on Thursday:');
    // The pictures of the cards lead on with the date too, for whoever has the mail.
    const [card] = /\/card\/view\/[^"]+/.exec(mail?.html.replaceAll('&amp;', '&') ?? '') ?? [];
    const query = new URLSearchParams(card?.split('?')[1]);
    expect([query.get('calendar_id'), query.get('e')]).toEqual([calendarId, member.email]);
    expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\?.*reminders/);
  });

  it('comes of chosen holidays too, each year on the days of that year, and leads to their cards', async () => {
    const holidays = ['hanukkah', 'boxing-day:GB'].map((holidayId) => ({ holidayId, isChosen: true }));
    await member.call('POST /holidays', { body: { holidays } });
    await member.call('PUT /notifications', { body: { choices: [{ kind: 'months', channel: 'email', isOn: false }] } });
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Hanukkah begins in the evening of 4 December']);
    const [mail] = mails();
    expect(mail?.html.match(/\/media\/cards\/[^"]+\/front-350\.jpg/g)).toHaveLength(3);
    const link = new URL(/\S+\/holiday\/suggestions\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect([link.searchParams.get('q'), link.searchParams.get('e')]).toEqual(['hanukkah', member.email]);
    expect(await at('2026-12-03T09:00:00Z')).toEqual(['Hanukkah begins tomorrow evening']);
    expect(await at('2026-12-19T09:00:00Z')).toEqual(['Boxing Day is on 26 December']);
    expect(await at('2027-12-17T09:00:00Z')).toEqual(['Hanukkah begins in the evening of 24 December']);
  });

  it('is not sent twice by two workers, nor after one that was interrupted', async () => {
    await add('Amelie', { month: 11, day: 28 });
    app.clock.set('2026-11-21T09:00:00Z');
    const counts = await Promise.all([remindDue(app.context), remindDue(app.context), remindDue(app.context)]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await app.deliver();
    expect(subjects()).toEqual(['Amelie’s birthday is on 28 November']);
  });

  it('takes members in batches', async () => {
    const others = await Promise.all([1, 2, 3].map(() => signedIn(app, { zone: 'Europe/London' })));
    for (const one of [member, ...others]) await add('Amelie', { month: 11, day: 28 }, one);
    app.clock.set('2026-11-21T09:00:00Z');
    expect(await remindDue(app.context, 2)).toBe(4);
    expect(await remindDue(app.context, 2)).toBe(0);
  });
});

describe('no reminder comes', () => {
  it('of a date that was removed or stopped, also where that was after it was due', async () => {
    const amelie = await add('Amelie', { month: 11, day: 28 });
    const theo = await add('Theo', { month: 11, day: 28 });
    await member.call('POST /reminder/block/{calendarId}', { params: theo, body: {} });
    app.clock.set('2026-11-21T09:00:00Z');
    await remindDue(app.context);
    await member.call('DELETE /reminder/{calendarId}', { params: amelie });
    expect(await at('2026-11-21T09:00:01Z')).toEqual([]);
    await member.call('POST /reminder/block/{calendarId}', { params: theo, body: { isBlocked: false } });
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Theo’s birthday is tomorrow']);
  });

  it('to a member who turned them off by mail, or who is leaving', async () => {
    await member.call('PUT /notifications', {
      body: { choices: [{ kind: 'reminders', channel: 'email', isOn: false }] },
    });
    await add('Amelie', { month: 11, day: 28 });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
  });

  it('of a day about which something was done, also where that was after it was due', async () => {
    const amelie = await add('Amelie', { month: 11, day: 28 });
    const theo = await add('Theo', { month: 11, day: 28 });
    await member.call('POST /reminder/send/{calendarId}', { params: amelie, body: { handledAs: 'gift' } });
    app.clock.set('2026-11-21T09:00:00Z');
    expect(await remindDue(app.context)).toBe(1);
    await member.call('POST /reminder/send/{calendarId}', { params: theo, body: { handledAs: 'nothing' } });
    expect(await at('2026-11-21T09:00:01Z')).toEqual([]);
    await member.call('POST /reminder/send/{calendarId}', { params: theo, body: { handledAs: null } });
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Theo’s birthday is tomorrow']);
    await at('2026-11-29T09:00:00Z');
    expect(await at('2027-11-21T09:00:00Z')).toEqual(['2 dates to remember: Amelie and Theo']);
  });

  it('today of what was added after today’s hour; tomorrow’s does', async () => {
    await add('Theo', { month: 11, day: 21 });
    await add('Noor', { month: 11, day: 22 });
    expect(await at('2026-11-20T12:01:00Z')).toEqual([]);
    expect(await at('2026-11-21T09:00:00Z')).toEqual(['Noor’s birthday is tomorrow']);
  });
});

describe('when a member changes something', () => {
  it('a later hour of the same day holds, and an earlier one that has passed means now', async () => {
    await settings({ reminderHour: 20 });
    await add('Amelie', { month: 11, day: 28 });
    expect(await at('2026-11-21T15:00:00Z')).toEqual([]);
    await settings({ reminderHour: 9 });
    expect(await at('2026-11-21T15:00:00Z')).toEqual(['Amelie’s birthday is on 28 November']);
    await settings({ reminderHour: 20 });
    expect(await at('2026-11-21T20:00:00Z')).toEqual([]);
  });

  it('the new time zone holds, and nothing comes a second time on the way west', async () => {
    await settings({ timeZone: 'Pacific/Auckland' });
    await add('Amelie', { month: 11, day: 28 });
    expect(await at('2026-11-20T20:00:00Z')).toEqual(['Amelie’s birthday is on 28 November']);
    await settings({ timeZone: 'Pacific/Honolulu' });
    expect(await at('2026-11-20T20:01:00Z')).toEqual([]);
    expect(await at('2026-11-21T19:00:00Z')).toEqual([]);
    expect(await at('2026-11-27T18:59:00Z')).toEqual([]);
    expect(await at('2026-11-27T19:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  });

  it('the new days before hold', async () => {
    await add('Amelie', { month: 11, day: 28 });
    await settings({ reminderLeads: [0, 30] });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    expect(await at('2026-11-28T09:00:00Z')).toEqual(['Amelie’s birthday is today']);
    expect(await at('2027-10-29T09:00:00Z')).toEqual(['Amelie’s birthday is on 28 November']);
  });

  it('a date that was changed is reminded of on its new day', async () => {
    const { calendarId } = await add('Amelie', { month: 11, day: 28 });
    await member.call('PUT /birthday', { body: { calendarId, date: { month: 12, day: 3 } } });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    expect(await at('2026-11-26T09:00:00Z')).toEqual(['Amelie’s birthday is on 3 December']);
  });
});

describe('of a person', () => {
  const changeContact = (contactId: string | undefined, body: object) =>
    member.call('PUT /contacts/{contactId}', { params: { contactId: contactId ?? '' }, body });

  it('the days before that were chosen for them hold, and those of the account for everybody else', async () => {
    await settings({ reminderLeads: [1] });
    const { contact } = await add('Amelie', { month: 11, day: 28 });
    await add('Theo', { month: 11, day: 28 });
    await changeContact(contact?.contactId, { reminderLeads: [3] });
    expect(await at('2026-11-24T09:00:00Z')).toEqual([]);
    expect(await at('2026-11-25T09:00:00Z')).toEqual(['Amelie’s birthday is on Saturday']);
    expect(mails()[0]?.text).toContain('You asked to be reminded three days before.');
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Theo’s birthday is tomorrow']);
    await changeContact(contact?.contactId, { reminderLeads: [0] });
    expect(await at('2026-11-28T09:00:00Z')).toEqual(['Amelie’s birthday is today']);
  });

  it('only they are reminded of where the account wants no reminders', async () => {
    await settings({ reminderLeads: [] });
    const { contact } = await add('Amelie', { month: 11, day: 28 });
    await add('Theo', { month: 11, day: 28 });
    await changeContact(contact?.contactId, { reminderLeads: [1] });
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
    expect(await at('2027-11-27T09:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  });

  it.each(['paused', 'died'] as const)(
    'who is %s there is none, also where that was after it was due',
    async (state) => {
      const { contact } = await add('Amelie', { month: 11, day: 28 });
      await changeContact(contact?.contactId, { state });
      expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
      await changeContact(contact?.contactId, { state: 'kept' });
      app.clock.set('2026-11-27T09:00:00Z');
      await remindDue(app.context);
      await changeContact(contact?.contactId, { state });
      expect(await at('2026-11-27T09:01:00Z')).toEqual([]);
    },
  );

  it('who was removed there is none, and there are some again where they were put back', async () => {
    const { contact } = await add('Amelie', { month: 11, day: 28 });
    await changeContact(contact?.contactId, { isRemoved: true });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    await changeContact(contact?.contactId, { isRemoved: false });
    expect(await at('2026-11-27T09:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  });
});

describe('after an interruption', () => {
  it('what was due meanwhile comes at once, in one message', async () => {
    await add('Amelie', { month: 11, day: 28 });
    await add('Theo', { month: 11, day: 23 });
    expect(await at('2026-11-22T18:00:00Z')).toEqual(['2 dates to remember: Theo and Amelie']);
  });

  it('a day that was missed is told for three days, and not longer', async () => {
    await add('Amelie', { year: 1992, month: 11, day: 28 });
    await add('Theo', { month: 11, day: 27 });
    await at('2026-11-21T09:00:00Z');
    expect(await at('2026-12-01T08:00:00Z')).toEqual(['Amelie turned 34 on Saturday']);
  });

  it('also where the member looked at the list before', async () => {
    await add('Amelie', { year: 1992, month: 11, day: 28 });
    await at('2026-11-21T09:00:00Z');
    app.clock.set('2026-11-29T08:00:00Z');
    await member.call('GET /reminder', { query: {} });
    expect(await at('2026-11-29T08:30:00Z')).toEqual(['Amelie turned 34 yesterday']);
  });
});

describe('when the clocks change', () => {
  it('nine in the morning stays nine in the morning', async () => {
    await add('Amelie', { month: 3, day: 29 });
    await at('2027-03-22T09:00:00Z');
    expect(await at('2027-03-28T07:59:00Z')).toEqual([]);
    expect(await at('2027-03-28T08:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  });

  it('an hour that is left out comes when the clocks have moved on', async () => {
    await settings({ reminderHour: 1 });
    await add('Amelie', { month: 3, day: 29 });
    await at('2027-03-22T09:00:00Z');
    expect(await at('2027-03-28T00:59:00Z')).toEqual([]);
    expect(await at('2027-03-28T01:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  });
});
