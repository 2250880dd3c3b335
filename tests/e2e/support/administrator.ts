import { spawn } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { RunningProduct } from '#tests/product.ts';
import { registerInBrowser } from './member.ts';
import { type Visit, visit, type VisitOptions } from './visit.ts';

/** What is refused to administrators on purpose; the browser reports each refusal. */
export const REFUSED_TO_ADMINS = /\/api\/1\/admin\/(login|sends|tickets|mails)|:\d+\/admin$/;

/** Gives or removes the role as an operator would: on the command line, while the product runs. */
function runAdmin(product: RunningProduct, ...words: string[]): Promise<number | null> {
  const env = { ...process.env, ...product.place };
  const child = spawn('node', ['scripts/admin.ts', ...words], { stdio: 'ignore', env });
  return new Promise((resolve) => child.on('exit', resolve));
}

/** An administrator in a browser of their own. */
export async function openAsAdministrator(
  browser: Browser,
  product: RunningProduct,
  email: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const ines = await visit(browser, product.url, options);
  await ines.page.goto(routes.open());
  await registerInBrowser(ines.page, product.url, email, 'Ines Moreau');
  expect(await runAdmin(product, email)).toBe(0);
  return ines;
}

/** Removes the role from an administrator. */
export async function removeAdminRole(product: RunningProduct, email: string): Promise<void> {
  expect(await runAdmin(product, '--remove', email)).toBe(0);
}
