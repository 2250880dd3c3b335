import type { Page } from 'playwright-core';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import { routes, type SendStep } from '#shared/routes.ts';
import { DEMO_PASSWORD, demoMember } from '../demo/members.ts';

/** Cookies of signed-in members, by first name, so that each signs in once and not for every screenshot. */
const sessions = new Map<string, Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>>();

/** Signs in a member of the demo, in the browser of a page. */
export async function signIn(page: Page, base: string, firstName: string): Promise<void> {
  const known = sessions.get(firstName);
  if (known !== undefined) return page.context().addCookies(known);
  const { email } = demoMember(firstName);
  await call(page, base, 'GET /login', { query: {} });
  await call(page, base, 'POST /login', { body: { loginType: 'email', email, password: DEMO_PASSWORD } });
  sessions.set(firstName, await page.context().cookies());
}

/** Calls the API with the cookies of a page. @throws when it answers with errors. */
async function call<N extends CallName>(page: Page, base: string, name: N, input: CallInput<N>): Promise<CallReply<N>> {
  const [method = 'GET', template = ''] = name.split(' ');
  const { params = {}, query = {}, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const response = await page.context().request.fetch(new URL(`/api/1${path}?${new URLSearchParams(query)}`, base).href, {
    method,
    headers: { 'X-Api-Token': process.env['API_TOKEN'] ?? 'cardamom-web' },
    ...(body === undefined ? {} : { data: body }),
  });
  const reply = (await response.json()) as { data?: CallReply<N>; errors?: unknown };
  if (reply.data === undefined) throw new Error(`${name}: ${JSON.stringify(reply.errors)}`);
  return reply.data;
}

type Find = (page: Page, base: string) => Promise<string>;
const missing = (what: string) =>
  new Error(`There is no ${what}. Is this a copy with the demo in it (npm run demo)?`);

/** The newest card in one of the lists of a member who is signed in. */
async function newestOf(page: Page, base: string, type: 'drafts' | 'upcoming' | 'sent') {
  const { results } = await call(page, base, 'GET /my_cards', { query: { type } });
  const cardSend = results.at(0)?.cardSend;
  if (!cardSend) throw missing(`card among the ${type} of the member`);
  return cardSend;
}

/** A step of sending, with the draft of the member who is signed in. */
export const openDraftStep =
  (step: SendStep): Find =>
  async (page, base) =>
    routes.send(step, (await newestOf(page, base, 'drafts')).cardSendId ?? undefined);

/** The page after sending, of the scheduled card of the member who is signed in. */
export const openSuccessPage: Find = async (page, base) =>
  routes.send('success', (await newestOf(page, base, 'upcoming')).cardSendId ?? undefined);

/** A list of birthdays of the member who is signed in. @param page for the maker, or for people with its link */
export const openBirthdayList =
  (page: 'list' | 'join'): Find =>
  async (browser, base) => {
    const [list] = (await call(browser, base, 'GET /birthday/groups', { query: {} })).results;
    if (list === undefined) throw missing('list of birthdays');
    return page === 'list' ? routes.birthdayGroupList(list.groupId) : list.path;
  };

/** The own link of somebody on that list, who is added for the first screenshot: a link is shown only then. */
let ownLink: Promise<string> | null = null;
export const openListMembership: Find = async (page, base) => {
  ownLink ??= openBirthdayList('join')(page, base).then(async (path) => {
    const magicLink = new URL(path, base).searchParams.get('magicLink') ?? '';
    const body = { magicLink, name: 'Per Lund', month: 5, day: 21 };
    return (await call(page, base, 'POST /birthday/group/join', { body })).magicLink;
  });
  return routes.birthdayGroupMine(await ownLink);
};

/** A page of a contact of the member who is signed in, by name. */
export const openContact =
  (name: string, pageOf: (contactId: string) => string = routes.person): Find =>
  async (page, base) => {
    const { results } = await call(page, base, 'GET /contacts', { query: { q: name } });
    const contact = results.find((one) => one.name === name);
    if (contact === undefined) throw missing(`contact ${name}`);
    return pageOf(contact.contactId);
  };

/** The first two contacts of the member who is signed in that may be one person. */
export const openMerge: Find = async (page, base) => {
  const [one, other] = (await call(page, base, 'GET /contact_duplicates', { query: {} })).results[0]?.contacts ?? [];
  if (one === undefined || other === undefined) throw missing('two contacts that may be one person');
  return routes.mergePeople(one.contactId, other.contactId);
};

/** A page of somebody’s date in the year ahead of the member who is signed in. */
export const openYearDate =
  (name: string, pageOf: (calendarId: string) => string): Find =>
  async (page, base) => {
    const date = (await call(page, base, 'GET /year', { query: {} })).results.find((one) => one.name === name);
    if (date === undefined) throw missing(`date of ${name}`);
    return pageOf(date.calendarId);
  };

/** The delivery status of a card with several recipients: opened, replied and bounced. */
export const openDeliveryStatus: Find = async (page, base) => {
  const { results } = await call(page, base, 'GET /my_cards', { query: { type: 'sent' } });
  const bounced = results.find(({ cardSend }) => (cardSend?.became?.bounced ?? 0) > 0);
  if (!bounced?.cardSend) throw new Error('The member has no card that bounced.');
  return bounced.cardSend.path;
};

/** A path in the newest mail to an address that has one. */
const openMailed =
  (email: string, path: RegExp): Find =>
  async (page, base) => {
    const { results } = await call(page, base, 'GET /testing/mails', { query: { limit: 100 } });
    for (const { messageId } of results.filter(({ to }) => to.includes(email))) {
      const { mail } = await call(page, base, 'GET /testing/mails/{messageId}', { params: { messageId } });
      const link = path.exec(mail.text)?.[0];
      if (link !== undefined) return link;
    }
    throw missing(`mail to ${email} with a link`);
  };

/** A card by the link in the newest mail to an address, as its recipient opens it. */
export const openReceivedCard = (email: string): Find => openMailed(email, /\/card\/read\/\w+\/\w+/);

/** A request for a birthday by the link in its mail, as the friend opens it. */
export const openBirthdayRequest = (email: string): Find =>
  openMailed(email, /\/birthday\/request\/answer\?magicLink=[\w-]+/);
