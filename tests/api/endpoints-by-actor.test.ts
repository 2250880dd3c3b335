/*
 * The endpoints outside `/api/1`, which cannot carry the token header: plain forms, endpoints for mail programs and providers, and pictures. An endpoint without
 * its row here fails. Each cell is the status; for a redirect it also has the end of its address.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media, routes } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import {
  COLUMNS,
  type Column,
  draftOf,
  makeScenario,
  recipientLink,
  type Scenario,
  sendScheduledCard,
} from './scenario.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

type Answer = 200 | 400 | 403 | 404 | `303 ${string}`;
type Endpoint = {
  /** The path to request, and the fields of a form to post. */
  given: (
    scenario: Scenario,
  ) => Promise<{ path: string; form?: Record<string, string> }> | { path: string; form?: Record<string, string> };
  expected: Record<Column, Answer>;
};

const UNKNOWN = 'A'.repeat(22);
const WIDTH = 175;
function all(answer: Answer, but: Partial<Record<Column, Answer>> = {}): Record<Column, Answer> {
  const same = Object.fromEntries(COLUMNS.map((column) => [column, answer])) as Record<Column, Answer>;
  return { ...same, ...but };
}
async function read(scenario: Scenario): Promise<string> {
  const sent = await sendScheduledCard(scenario);
  return routes.read(sent.magicLink, await recipientLink(scenario, sent));
}
/** The unsubscribe link in a mail to the owner. */
function unsubscribing({ app, owner }: Scenario): string {
  const pair = app.links.make('unsubscribe', { member_id: owner.memberId, email: owner.email, link_epoch: 0 });
  return routes.unsubscribe(pair, 'thanked');
}
async function exportOf({ app, owner }: Scenario): Promise<string> {
  await owner.call('POST /account/export');
  await app.deliver();
  return (await owner.call('GET /account/export')).export?.url ?? '';
}

const endpoints: Record<string, Record<string, Endpoint>> = {
  'GET /healthz': { 'says that it runs': { given: () => ({ path: '/healthz' }), expected: all(200) } },
  'GET /readyz': { 'says that it is ready': { given: () => ({ path: '/readyz' }), expected: all(200) } },
  'GET /*': { 'serves pages': { given: () => ({ path: routes.home() }), expected: all(200) } },

  'GET /t/:code': {
    'leads on from a text message; without one, the pages answer': {
      given: () => ({ path: routes.textLink('A'.repeat(32)) }),
      expected: all(200),
    },
  },
  'GET /media/cards/:cardId/:palette/:file': {
    'shows a card of the shop': {
      async given({ app, cardId }) {
        const { paletteId, v } = (await app.visitor().call('GET /cards/{cardId}', { params: { cardId } })).card;
        return { path: media.card(cardId, paletteId, 'front', WIDTH, v) };
      },
      expected: all(200),
    },
  },
  'GET /media/cards/:cardId/:palette/social.jpg': {
    'shows it to other sites': {
      async given({ app, cardId }) {
        const { paletteId, v } = (await app.visitor().call('GET /cards/{cardId}', { params: { cardId } })).card;
        return { path: media.social(cardId, paletteId, v) };
      },
      expected: all(200),
    },
  },
  'GET /media/drafts/:cardSendId/:file': {
    'shows the caller’s own drafts': {
      given: async (scenario) => ({ path: media.draft(await draftOf(scenario), 'front', WIDTH, 'x') }),
      expected: all(200, { other: 404, admin: 404, impersonating: 404 }),
    },
  },
  'GET /media/photos/:file': {
    'shows a photo to everyone who has its name': {
      given: () => ({ path: media.photo(crypto.randomUUID(), 96) }),
      expected: all(404),
    },
  },
  'GET /media/exports/:file': {
    'gives an export to its member in person': {
      given: async (scenario) => ({ path: await exportOf(scenario) }),
      expected: all(404, { member: 200, premium: 200 }),
    },
  },
  'GET /media/people/:file': {
    'gives the people of a member to them in person': {
      given: () => ({ path: media.people('people.vcf') }),
      expected: all(404, { member: 200, premium: 200, other: 200, admin: 200 }),
    },
  },
  'GET /media/calendars/:file': {
    'gives a calendar to everyone who has its link': {
      async given({ owner }) {
        const { feed } = await owner.call('POST /calendar-feed');
        return { path: new URL(feed?.url ?? '').pathname };
      },
      expected: all(200),
    },
  },
  'GET /media/sent/:magicLink/:magicLink2/:file': {
    'shows a sent card to everyone who has its link': {
      async given(scenario) {
        const sent = await sendScheduledCard(scenario);
        return { path: media.sent(sent.magicLink, await recipientLink(scenario, sent), 'front', WIDTH) };
      },
      expected: all(200),
    },
  },
  'GET /media/sent/:magicLink/:file': {
    'shows nothing to others': {
      given: () => ({ path: media.sent(UNKNOWN, null, 'front', WIDTH) }),
      expected: all(404),
    },
  },
  'GET /media/keepsakes/:magicLink/:magicLink2/:file': {
    'gives a sent card to keep to everyone who has its link': {
      async given(scenario) {
        const sent = await sendScheduledCard(scenario);
        return { path: media.keepsake(sent.magicLink, await recipientLink(scenario, sent), 'back.png') };
      },
      expected: all(200),
    },
  },
  'GET /media/keepsakes/:magicLink/:file': {
    'gives nothing to others': {
      given: () => ({ path: media.keepsake(UNKNOWN, null, 'back.png') }),
      expected: all(404),
    },
  },

  // This copy has no provider, so these paths are answered like unknown pages.
  'GET /auth/:provider': {
    'offers none': { given: () => ({ path: routes.signInWith('google') }), expected: all(200) },
  },
  'GET /auth/:provider/callback': {
    'accepts nothing without a provider': {
      given: () => ({ path: routes.signInCallback('google') }),
      expected: all(200),
    },
  },
  'POST /auth/:provider/callback': {
    'accepts nothing without a provider': {
      given: () => ({ path: routes.signInCallback('apple'), form: { code: 'x', state: 'x' } }),
      expected: all(404),
    },
  },

  'GET /auth/:provider/contacts': {
    'asks none for contacts': { given: () => ({ path: routes.contactsFrom('google') }), expected: all(200) },
  },
  'GET /auth/:provider/contacts/callback': {
    'takes contacts from none': {
      given: () => ({ path: routes.contactsCallback('microsoft') }),
      expected: all(200),
    },
  },

  'POST /card/read/:magicLink/:magicLink2?': {
    'opens the envelope': {
      given: async (scenario) => ({ path: await read(scenario), form: { act: 'open' } }),
      expected: all('303 ?open=1'),
    },
    'says thank you': {
      given: async (scenario) => ({ path: await read(scenario), form: { act: 'thank', text: 'Thank you.' } }),
      expected: all('303 ?open=1&thanks=sent'),
    },
    'refuses further cards': {
      given: async (scenario) => ({ path: await read(scenario), form: { act: 'refuse', from: 'sender' } }),
      expected: all('303 ?refuse=sender'),
    },
  },
  'POST /contact': {
    'accepts a message, and says where one is incomplete': {
      given: () => ({ path: routes.contact(), form: { name: 'Nadia', email: 'nadia@harbour.example', message: '' } }),
      expected: all('303 ?wrong=incomplete'),
    },
  },
  'POST /open': {
    'looks for a code': {
      given: () => ({ path: routes.open(), form: { code: 'R7K2 4MDX' } }),
      expected: all('303 ?wrong=unknown-code&code=R7K2+4MDX'),
    },
  },
  'POST /birthday/request/answer': {
    'answers a birthday request, where its link is one': {
      given: () => ({ path: routes.birthdayAnswer(UNKNOWN), form: { act: 'tell', month: '12', day: '9' } }),
      expected: all('303 &wrong=magicLink'),
    },
  },
  'POST /birthday/group/join': {
    'adds somebody to a list, where its link is one': {
      given: () => ({
        path: routes.birthdayGroupJoin(UNKNOWN),
        form: { act: 'tell', name: 'Theo', month: '12', day: '9' },
      }),
      expected: all('303 &wrong=magicLink'),
    },
  },
  'POST /birthday/group/mine': {
    'changes what somebody added to a list, where the link is their own': {
      given: () => ({
        path: routes.birthdayGroupMine(UNKNOWN),
        form: { act: 'tell', name: 'Theo', month: '12', day: '9' },
      }),
      expected: all('303 &wrong=magicLink'),
    },
  },
  'POST /verify': {
    'confirms the sending of a first card': {
      given: () => ({ path: routes.verify(UNKNOWN), form: { send: UNKNOWN } }),
      expected: all('303 &wrong=unknown-link'),
    },
    'redirects an invalid mailed link to the sign-in page': {
      given: () => ({ path: routes.verifyToken(UNKNOWN), form: {} }),
      expected: all('303 ?wrong=dead-link'),
    },
  },
  'POST /unsubscribe': {
    'is one click in a mail program': {
      given: (scenario) => ({ path: unsubscribing(scenario), form: { 'List-Unsubscribe': 'One-Click' } }),
      expected: all(200),
    },
    'is not one click without the pair': {
      given: () => ({ path: routes.unsubscribe(), form: { 'List-Unsubscribe': 'One-Click' } }),
      expected: all(400),
    },
    'is a form of the page, with the pair': {
      given: (scenario) => ({ path: unsubscribing(scenario), form: { kind: 'thanked' } }),
      expected: all('303 &done=stopped'),
    },
    'is a form of the page, for a signed-in member': {
      given: () => ({ path: routes.unsubscribe(undefined, 'thanked'), form: { kind: 'thanked' } }),
      expected: all('303 &done=stopped', { visitor: '303 &done=refused', soft: '303 &done=refused' }),
    },
  },
};

let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function answerAt(
  endpoint: Endpoint,
  column: Column,
  headers: Record<string, string> = {},
): Promise<string | number> {
  await app.context.pool.query('delete from rate_limits');
  const scenario = await makeScenario(app, column, cardId);
  const { path, form } = await endpoint.given(scenario);
  const answer = await scenario.caller.get(path, {
    headers: { Origin: app.context.settings.publicUrl, ...headers },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  if (answer.status !== 303) return answer.status;
  const expected = String(endpoint.expected[column]);
  const location = answer.headers.get('Location') ?? '';
  return location.endsWith(expected.slice('303 '.length)) ? expected : `303 ${location}`;
}

const rows = Object.entries(endpoints).flatMap(([name, acts]) =>
  Object.entries(acts).map(([what, endpoint]): [name: string, what: string, endpoint: Endpoint] => [
    name,
    what,
    endpoint,
  ]),
);

describe('endpoints outside the API', () => {
  it('are all in this table', () => {
    const known = app.site.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !name.startsWith('ALL '));
    expect([...new Set(known)].toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it.each(rows)('%s %s', async (_, __, endpoint) => {
    const answers: Partial<Record<Column, string | number>> = {};
    for (const column of COLUMNS) answers[column] = await answerAt(endpoint, column);
    expect(answers).toEqual(endpoint.expected);
  });

  // One-click unsubscribing comes from any origin: only `t` and `e` count, and no cookie is read.
  const forms = rows.filter(([name, what]) => name.startsWith('POST ') && !what.includes('one click'));
  it.each(forms)('%s %s, and not when another site sends it', async (_, __, endpoint) => {
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const column of ['visitor', 'member', 'admin'] as const)
      expect(await answerAt(endpoint, column, elsewhere)).toBe(403);
  });
});
