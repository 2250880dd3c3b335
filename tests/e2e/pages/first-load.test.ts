import { expect, it } from 'vitest';
import { firstLoads, scriptBytes } from '#tests/e2e/support/first-load.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

it('pages load no more JavaScript at first than their limits allow', async () => {
  const over: string[] = [];
  for (const { name, address, limit } of firstLoads(await sendCard())) {
    const bytes = await scriptBytes(browser, product.url + address);
    expect(bytes).toBeGreaterThan(0);
    if (bytes > limit * 1000) over.push(`${name}: ${bytes} bytes of script`);
  }
  expect(over).toEqual([]);
});
