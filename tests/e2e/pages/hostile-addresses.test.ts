import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** Every address gets a page, and none is answered with an error of the server. */

/** All parameters that pages read. */
const NAMES =
  'at back calendar_id card card_send_id clean code colour date done e face for kind magicLink message mood name next open palette part price provider q r recipient refuse send sent sort state style t thanks token wrong';
const VALUES = ['{}', '[]', 'true', '12', '%00', '__proto__', 'constructor', '%E0%A4%A', '%F0%9F'];
/** A route's address with a value for each of its parameters. */
function withParts(address: string, part: string): string {
  return address.replace(/\{?-?\$\w+\}?/g, part);
}

async function faultsOf(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- requests of one visitor, one after the other
    const { status, body } = await fetch(product.url + address, { redirect: 'manual' });
    await body?.cancel();
    if (status >= 500) faults.push(`${status} ${address}`);
  }
  return faults;
}

describe.each(Object.keys(ROUTE_TABLE))('%s', (address) => {
  it('has an answer, whatever its address contains', async () => {
    const plain = withParts(address, 'x');
    const queries = VALUES.map((value) => `${plain}?${NAMES.replaceAll(' ', `=${value}&`)}=${value}`);
    const rows = [
      (ROUTE_TABLE as Record<string, (typeof ROUTE_TABLE)[keyof typeof ROUTE_TABLE]>)[address] ?? [],
    ].flat();
    const known = rows.flatMap(({ path }) => (typeof path === 'string' ? [path.replace(/\?.*/, '')] : []));
    const narrowed = known
      .slice(0, 1)
      .flatMap((path) => VALUES.map((value) => `${path}?${NAMES.replaceAll(' ', `=${value}&`)}=${value}`));
    expect(await faultsOf([...VALUES.map((value) => withParts(address, value)), ...queries, ...narrowed])).toEqual([]);
  });
});

it.each([
  [`${routes.cards()}?q=%00`, /All cards/],
  [`${routes.search('tea')}%00`, /tea/i],
  [`${routes.open()}?code={}&wrong=constructor`, /Open a card/],
  [`${routes.contact()}?sent={}&wrong={}`, /Contact us/],
  [`${routes.contact()}?sent=%00`, /Contact us/],
])('%s comes alive as the page that it is', async (address, heading) => {
  const visitor = await visit(browser, product.url);
  await visitor.page.goto(address);
  await untilHydrated(visitor.page);
  expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toMatch(heading);
  await visitor.end();
});

it.each(['clean', 'clean=true', 'clean=1', 'clean=[1]', 'clean=false', 'clean={}'])(
  'a page whose address has ?%s has neither header nor footer',
  async (query) => {
    const text = await (await fetch(`${product.url}${routes.about()}?${query}`)).text();
    expect(text).toContain('<main');
    expect(text).not.toContain('<header');
    expect(text).not.toContain('<footer');
  },
);

it.each([routes.cards('\u0000'), routes.cards('holidays', '__proto__', 'x'), routes.cards('birthday', '\u0000')])(
  'there is no category at %s',
  async (path) => {
    expect((await fetch(product.url + path)).status).toBe(404);
  },
);

it('a step of the send flow without a card says so in its title too', async () => {
  const visitor = await visit(browser, product.url);
  await visitor.page.goto(routes.send('success'));
  await visitor.page.getByRole('heading', { level: 1, name: 'No card in progress on this device' }).waitFor();
  expect(await visitor.page.title()).toBe('No card in progress on this device | Cardamom');
  await visitor.end();
});
