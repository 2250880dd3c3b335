import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { MemberExport, Module } from '#server/kernel/module.ts';
import type { Html } from '#shared/text/html.ts';
import { indexPage, type ListedFile } from './index-page.ts';
import { selectMemberName } from './queries.ts';
import type { ZipEntry } from './zip.ts';

/** What the modules have for an export, in the order in which it is packed. */
function exportsOfModules(modules: readonly Module[]): MemberExport[] {
  return modules.flatMap(({ exportMember }) => exportMember ?? []).toSorted((a, b) => a.order - b.order);
}

/** How many pages an export will have: its progress is measured by them. */
export async function countPages(modules: readonly Module[], db: Queryable, memberId: string): Promise<number> {
  let total = 0;
  for (const { countPages: count } of exportsOfModules(modules)) total += (await count?.(db, memberId)) ?? 0;
  return total;
}

/**
 * Everything that a member has put here, file by file, as the modules bring it: `account.json` with what each knows of the account, their own files, and the
 * page to begin with, which has to come last.
 * @param progress is called after each page with the number of cards; what it throws ends the export.
 */
export async function* contentsOf(
  context: Context,
  memberId: string,
  progress: (pages: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const at = new Date(context.clock.now());
  const brought = exportsOfModules(context.modules);
  const facts = brought.flatMap((one) => one.facts ?? []);
  const account: Record<string, unknown> = {};
  for (const { read } of facts) Object.assign(account, await read(context, memberId));
  yield { name: 'account.json', at, content: bytes(`${JSON.stringify(account, null, 2)}\n`) };

  const sections: Html[] = [];
  const files: ListedFile[] = [{ name: 'account.json', about: IN_WORDS.format(facts.map(({ about }) => about)) }];
  let pages = 0;
  for (const { parts } of brought)
    for await (const part of parts?.(context, memberId) ?? []) {
      if ('section' in part) {
        sections.push(part.section);
        continue;
      }
      const { name, content, about, isPage } = part;
      if (about !== undefined) files.push({ name, about });
      yield { name, at, content };
      if (isPage) await progress(++pages);
    }
  const name = await selectMemberName(context.db, memberId);
  yield { name: 'index.html', at, content: bytes(indexPage(name, at, { sections, files })) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
/** `your account, your messages to us, and what our support team viewed`. */
const IN_WORDS = new Intl.ListFormat('en-US');
