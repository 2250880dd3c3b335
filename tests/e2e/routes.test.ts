import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_FOUND_TITLE } from '#app/client/page-title.ts';
import type { FileRoutesById } from '#app/routeTree.gen.ts';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { atLedger, atReading } from '../../scripts/look-cards.ts';
import { joinIn } from './member.ts';
import { untilAlive, visit, type Visit } from './visit.ts';

/** What an actor finds under an address: the page, or the way to the sign-in page, or no page at all. */
type Found = 'page' | 'sign-in' | 'lost';
type Row = {
  path: string | ((world: World) => string);
  /** what the page is about, in its heading */ h1: RegExp;
  title: RegExp;
  /** how it is framed; `door` has the simple header and the whole footer */ layout:
    | 'regular'
    | 'simple'
    | 'clean'
    | 'door';
  visitor?: Found;
  member?: Found;
  /** where a member who comes here ends up */ memberLandsAt?: string;
  /** its subject is not there: the page says so, with 404 */ isLost?: true;
  /** driven elsewhere, and why */ elsewhere?: string;
};
type World = { cardId: string; magicLink: string; magicLink2: string; sendPath: string };
/** Parents of routes, which have no address of their own. */
type Parents = '__root__' | '/_door';

const STRICT = { visitor: 'sign-in' } as const;
const LOST = { isLost: true, h1: /./, title: /./ } as const;
const LINK = 'A'.repeat(22);

/** Every route of the site. One without its row does not compile. */
const TABLE: Record<Exclude<keyof FileRoutesById, Parents>, Row> = {
  // The shop
  '/': { path: routes.home(), h1: /remembered/, title: /^Cardamom: 4500\+ online greeting cards/, layout: 'regular' },
  '/cards/{-$top}/{-$mid}/{-$sub}': {
    path: routes.cards('birthday'),
    h1: /birthday/i,
    title: /^Birthday cards/,
    layout: 'regular',
  },
  '/card/view/$cardId': {
    path: ({ cardId }) => routes.card(cardId),
    h1: /./,
    title: / \| Cardamom$/,
    layout: 'regular',
  },
  '/$reminderType/browse': {
    path: routes.browse('anniversary'),
    h1: /anniversary/i,
    title: /^Anniversary cards/,
    layout: 'simple',
  },
  '/$reminderType/suggestions': {
    path: routes.suggestions('holiday'),
    h1: /holiday/i,
    title: /^Holiday cards/,
    layout: 'regular',
  },
  '/poply': { path: routes.poply(), h1: /Your turn/, title: /^Send a card back/, layout: 'regular' },
  '/copy/$linkType/$linkParam': {
    path: ({ cardId }) => routes.copy('card', cardId),
    h1: /./,
    title: /^A link to/,
    layout: 'regular',
  },
  // To read
  '/about': { path: routes.about(), h1: /quiet street/, title: /founders/, layout: 'regular' },
  '/team': { path: routes.team(), h1: /quiet street/, title: /people of Cardamom/, layout: 'regular' },
  '/company': { path: routes.company(), h1: /quiet street/, title: /company/, layout: 'regular' },
  '/contact': { path: routes.contact(), h1: /Write to us/, title: /^Write to us/, layout: 'regular' },
  '/terms': { path: routes.terms(), h1: /Terms/, title: /^Terms/, layout: 'regular' },
  '/privacy': { path: routes.privacy(), h1: /Your privacy/, title: /^Your privacy/, layout: 'regular' },
  '/offline': { path: routes.offline(), h1: /No network/, title: /^No network/, layout: 'clean' },
  // To land on
  '/happy_birthday': { path: routes.happyBirthday(), h1: /Happy birthday/, title: /^Happy birthday/, layout: 'simple' },
  '/name/': { path: routes.names(), h1: /What are they called/, title: /their name on the front/, layout: 'simple' },
  '/name/$popularName': { path: routes.name('Amelie'), h1: /^Amelie$/, title: /^Amelie/, layout: 'simple' },
  '/anniversary/gift': {
    path: routes.anniversaryGift(),
    h1: /What the year/,
    title: /^Anniversary gifts/,
    layout: 'simple',
  },
  '/ios-app/gift-card': { path: routes.giftCard(), h1: /A promise/, title: /^Give your word/, layout: 'regular' },
  '/infographic': { path: routes.infographic(), h1: /cards, counted/, title: /^The shop in figures/, layout: 'simple' },
  '/group-cards': { path: routes.groupCards(), h1: /everybody’s words/, title: /^Group cards/, layout: 'regular' },
  '/birthday/group': {
    path: routes.birthdayGroup(),
    h1: /From all of you/,
    title: /from all of you/,
    layout: 'simple',
  },
  '/card/create': { path: routes.createCard(), h1: /Make it theirs/, title: /^Make a card your own/, layout: 'simple' },
  '/card/share/': { path: routes.share(), h1: /Give it away/, title: /^Share a card/, layout: 'simple' },
  '/card/sign/': { path: routes.sign(), h1: /Signed by hand/, title: /^Sign a card/, layout: 'simple' },
  '/card/send/create': { path: routes.createSend(), h1: /Which front/, title: /^Make a card to send/, layout: 'clean' },
  // Links that nobody has made
  '/card/share/view/$magicLink': { path: routes.shareView(LINK), layout: 'clean', ...LOST },
  '/card/share/view/$magicLink_/$magicLink2': { path: routes.shareView(LINK, LINK), layout: 'clean', ...LOST },
  '/card/sign/view/$magicLink': { path: routes.signView(LINK), layout: 'clean', ...LOST },
  '/card/sign/view/$magicLink_/$magicLink2': { path: routes.signView(LINK, LINK), layout: 'clean', ...LOST },
  '/card/sign/edit/$magicLink': { path: routes.signEdit(LINK), layout: 'simple', ...LOST },
  '/card/sign/edit/$magicLink_/$magicLink2': { path: routes.signEdit(LINK, LINK), layout: 'simple', ...LOST },
  // Cards on their way
  '/card/send/$step': {
    path: ({ cardId }) => routes.sendCard(cardId),
    h1: /./,
    title: /^The front of your card/,
    layout: 'simple',
  },
  '/card/send/view/$magicLink': { path: ({ sendPath }) => sendPath, h1: /./, title: /./, layout: 'simple' },
  '/card/send/view/$magicLink_/$magicLink2': {
    path: routes.sendView(LINK, LINK),
    layout: 'simple',
    ...LOST,
  },
  '/card/read/$magicLink': {
    path: ({ magicLink }) => routes.read(magicLink),
    h1: /./,
    title: /^A card/,
    layout: 'clean',
  },
  '/card/read/$magicLink_/$magicLink2': {
    path: ({ magicLink, magicLink2 }) => routes.read(magicLink, magicLink2),
    h1: /./,
    title: /^A card for/,
    layout: 'clean',
  },
  '/open': { path: routes.open(), h1: /./, title: /^Open a card/, layout: 'simple' },
  // Days and people
  '/reminders/add': {
    path: routes.addReminders(),
    h1: /Write it now/,
    title: /^Never forget a day/,
    layout: 'regular',
  },
  '/reminders/': { path: routes.reminders(), h1: /Your days/, title: /^My Reminders/, layout: 'regular', ...STRICT },
  '/address_book': {
    path: routes.addressBook(),
    h1: /Your people/,
    title: /^My Contacts/,
    layout: 'regular',
    ...STRICT,
  },
  '/calendar': { path: routes.calendar(), h1: /Your calendar/, title: /^My Calendar/, layout: 'regular', ...STRICT },
  '/reminders-print-view': {
    path: routes.remindersPrintView(),
    h1: /Days to come/,
    title: /^My Reminders/,
    layout: 'clean',
    ...STRICT,
  },
  '/reminders/holiday/': {
    path: routes.holidays(),
    h1: /Holidays/,
    title: /^My Holidays/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/holiday/add': {
    path: routes.addHolidays(),
    h1: /Which ones/,
    title: /^Add holidays/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/add/': {
    path: routes.addBirthday(),
    h1: /Whose birthday/,
    title: /^Add a birthday/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/add/manual': {
    path: routes.addBirthdayByHand(),
    h1: /One birthday/,
    title: /^Add a birthday by hand/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/birthday/more': {
    path: routes.moreBirthdays(),
    h1: /Who else/,
    title: /^More birthdays/,
    layout: 'regular',
    ...STRICT,
  },
  '/reminders/anniversary/add/manual': {
    path: routes.addAnniversaryByHand(),
    h1: /The two of them/,
    title: /^Add an anniversary/,
    layout: 'regular',
    ...STRICT,
  },
  '/birthday/request/$step': {
    path: routes.birthdayRequest('ask'),
    h1: /Ask/,
    title: /^Ask for a birthday/,
    layout: 'simple',
  },
  '/birthday/request/howto': {
    path: routes.birthdayRequest('howto'),
    h1: /How a day is kept/,
    title: /^How to add reminders/,
    layout: 'regular',
  },
  '/birthday/request/success': {
    path: routes.birthdayRequest('success'),
    h1: /You asked/,
    title: /^You asked/,
    layout: 'regular',
  },
  // Who one is
  '/_door/login': { path: routes.login(), h1: /./, title: /^Sign in/, layout: 'door' },
  '/_door/register': { path: routes.register(), h1: /./, title: /./, layout: 'door' },
  '/_door/forgot': { path: routes.forgot(), h1: /./, title: /./, layout: 'simple' },
  '/logout': {
    path: routes.logout(),
    h1: /./,
    title: /./,
    layout: 'regular',
    elsewhere: 'ends the visit: sign-in.test.ts',
  },
  '/verify': { path: routes.verifyToken(LINK), h1: /./, title: /./, layout: 'simple' },
  '/change_password': { path: routes.changePassword(), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/account': { path: routes.account(), h1: /Your account/, title: /account/i, layout: 'regular', ...STRICT },
  '/account_/cancel': { path: routes.cancelMembership(), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/email_settings': { path: routes.emailSettings(), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/notifications': { path: routes.notifications(), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/payment': { path: routes.payment(), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/mycards/$myCardsType': { path: routes.myCards('favorites'), h1: /./, title: /./, layout: 'regular', ...STRICT },
  '/unsubscribe': { path: routes.unsubscribe(), h1: /./, title: /./, layout: 'simple' },
  '/admin/{-$room}/{-$id}': {
    path: routes.admin(),
    h1: /Page Not Found/,
    title: /./,
    layout: 'regular',
    visitor: 'lost',
    member: 'lost',
  },
  // Of a copy without a mail server, and of development
  '/testing': { path: routes.testing(), h1: /./, title: /^Mailbox/, layout: 'regular' },
  '/dev/specimen': { path: '/dev/specimen', layout: 'regular', ...LOST },
  '/dev/gallery': { path: '/dev/gallery', layout: 'regular', ...LOST },
};

let product: Product;
let browser: Browser;
let world: World;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const sender = await visit(browser, product.url);
  const [, , , magicLink = '', magicLink2 = ''] = (await atReading(sender.page, product.url)).split('/');
  const [cardId = ''] = /(?<=\/media\/cards\/)[a-z0-9-]+/.exec(await (await fetch(product.url)).text()) ?? [];
  world = { cardId, magicLink, magicLink2, sendPath: await atLedger(sender.page, product.url) };
  await sender.end();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

type Actor = 'visitor' | 'member';
const pathOf = ({ path }: Row) => (typeof path === 'string' ? path : path(world));

/** Everything about a page that is not as its row has it, in sentences. */
async function faultsOf(page: Page, id: string, row: Row, actor: Actor): Promise<string[]> {
  const faults: string[] = [];
  const path = pathOf(row);
  const found = row[actor] ?? 'page';
  const response = await page.goto(path);
  await untilAlive(page);
  if (found === 'sign-in') {
    await page.waitForURL((url) => url.pathname === routes.login(), { timeout: 10_000 }).catch(() => undefined);
    const next = new URL(page.url()).searchParams.get('next');
    if (next !== path) faults.push(`leads to ${page.url()} in place of the sign-in page`);
    return faults.map((fault) => `${id}: ${fault}`);
  }
  const expected = row.isLost ? 404 : 200;
  if (response?.status() !== expected) faults.push(`answers ${response?.status()}`);
  const heading = page.locator('h1');
  await heading
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => faults.push('has no heading'));
  const h1 = found === 'lost' ? /Page Not Found/ : row.h1;
  const words = ((await heading.count()) > 0 ? await heading.first().innerText() : '').replace(/\s+/g, ' ');
  if (!h1.test(words)) faults.push(`is headed “${words}”`);
  if ((await heading.count()) !== 1) faults.push(`has ${await heading.count()} main headings`);
  const title = await page.title();
  if (!row.title.test(title)) faults.push(`is called “${title}”`);
  if (title.length > 121) faults.push(`has a title of ${title.length} characters`);
  const frame = await page.evaluate(() => ({
    header: document.querySelector('header') !== null,
    // Only the header of most pages, or the bar at the foot of a phone, has the main links.
    main: document.querySelector('nav[aria-label="Main"]') !== null,
    footer: document.querySelector('main ~ footer') !== null,
    // The simple footer is one line.
    columns: document.querySelector('main ~ footer h2') !== null,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  const layout = found === 'lost' ? 'regular' : row.layout;
  const as = {
    header: layout !== 'clean',
    main: layout === 'regular',
    footer: layout !== 'clean',
    columns: layout === 'regular' || layout === 'door',
  };
  for (const part of ['header', 'main', 'footer', 'columns'] as const)
    if (frame[part] !== as[part]) faults.push(`${frame[part] ? 'has' : 'lacks'} its ${part}, as ${layout}`);
  if (frame.wider > 0) faults.push(`is ${frame.wider} px wider than the window`);
  return faults.map((fault) => `${id}: ${fault}`);
}

async function walk(visitor: Visit, actor: Actor, width: number, withAxe: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const [id, row] of Object.entries(TABLE)) {
    if (row.elsewhere !== undefined) continue;
    faults.push(...(await faultsOf(visitor.page, id, row, actor)));
    if (!withAxe || (row[actor] ?? 'page') === 'sign-in') continue;
    await visitor.expectAccessible(id).catch((error: unknown) => faults.push(String(error).slice(0, 700)));
    await visitor.page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  }
  return faults;
}

/** Pages that are not there answer 404, and so do their loaders. */
const MAY_FAIL = new RegExp(
  `${Object.values(TABLE)
    .flatMap((row) => (row.isLost && typeof row.path === 'string' ? [row.path] : []))
    .join('|')}|/api/1/(card/send/view|verify|admin)`,
);

describe.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('every route at %i pixels, in the %s', (width, colorScheme) => {
  const options = { width, colorScheme, mayFail: MAY_FAIL, reducedMotion: 'reduce' } as const;

  it('is as the table says for a visitor', { timeout: 600_000 }, async () => {
    const visitor = await visit(browser, product.url, options);
    expect(await walk(visitor, 'visitor', width, false)).toEqual([]);
    await visitor.end();
  });

  it('is as the table says for a member, and accessible', { timeout: 900_000 }, async () => {
    const member = await visit(browser, product.url, options);
    await joinIn(member.page, product.url, `member.${width}@fernbank.example`);
    expect(await walk(member, 'member', width, true)).toEqual([]);
    await member.end();
  });
});

it('a page that there is not says so', async () => {
  const visitor = await visit(browser, product.url, { mayFail: /./ });
  const response = await visitor.page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await visitor.page.title()).toBe(NOT_FOUND_TITLE);
  await visitor.end();
});
