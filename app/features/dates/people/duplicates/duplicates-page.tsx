import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { requireList } from '#app/client/lists/paged-list.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import type { ContactDuplicate } from '#contract/contact.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { DateRow, DayRows } from '#app/features/dates/rows.tsx';
import css from './merge-page.module.css';

/** Contacts that have a name or an address in common, two by two: each pair is one person, or two. */
export function DuplicatesPage() {
  const { value, set, error, retry } = useLoaded(async () =>
    requireList('GET /contact_duplicates', await call('GET /contact_duplicates', { query: { limit: PAGE_SIZE_MAX } })),
  );
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Possible duplicates"
        lead="These entries have a name or an email address in common. Merge them, or tell us that they are different people."
        back={{ to: routes.addressBook(), name: 'Your contacts' }}
      />
      <div className={css.duplicates}>
        {error !== null && <LoadError retry={retry} />}
        {value === null && error === null && <SkeletonLine width="40%" />}
        {value?.results.length === 0 && (
          <Empty title="No duplicates" action={<ButtonLink to={routes.addressBook()}>See your contacts</ButtonLink>}>
            To merge two entries that have nothing in common, choose both in your contacts.
          </Empty>
        )}
        {value !== null && value.results.length > 0 && (
          <DayRows>
            {value.results.map((pair) => (
              <PairRow
                key={keyOf(pair)}
                pair={pair}
                onDismiss={() =>
                  set((list) => list && { ...list, results: list.results.filter((one) => keyOf(one) !== keyOf(pair)) })
                }
              />
            ))}
          </DayRows>
        )}
      </div>
    </div>
  );
}

function keyOf({ contacts }: ContactDuplicate): string {
  return contacts.map(({ contactId }) => contactId).join(' ');
}

function PairRow({ pair, onDismiss }: { pair: ContactDuplicate; onDismiss: () => void }) {
  const { run, isBusy, generalError } = useAction();
  const [isDone, setDone] = useState(false);
  const [first, second] = pair.contacts;
  if (first === undefined || second === undefined) return null;
  const names = first.name === second.name ? first.name : `${first.name} and ${second.name}`;
  async function dismiss() {
    const contactIds = pair.contacts.map(({ contactId }) => contactId);
    if (!(await run(async () => void (await call('POST /contact_duplicates/dismiss', { body: { contactIds } })))))
      return;
    setDone(true);
    onDismiss();
  }
  return (
    <DateRow
      mark={<Avatar name={first.name} />}
      name={<bdi>{names}</bdi>}
      note={
        <>
          {describePair(pair)}
          {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
        </>
      }
      end={
        <div className={css.pairActs}>
          <ButtonLink
            size="small"
            variant="quiet"
            to={routes.mergePeople(first.contactId, second.contactId)}
            aria-label={`Compare the two entries of ${names}`}
          >
            Compare
          </ButtonLink>
          <Button
            size="small"
            variant="plain"
            busy={isBusy || isDone}
            aria-label={`${names} are different people`}
            onClick={() => void dismiss()}
          >
            Different people
          </Button>
        </div>
      }
    />
  );
}

function describePair({ contacts, hasSameName, hasSameEmail }: ContactDuplicate): string {
  const what =
    hasSameName && hasSameEmail ? 'the same name and address' : hasSameName ? 'the same name' : 'the same address';
  const reach = [...new Set(contacts.flatMap(({ emails }) => emails.slice(0, 1)))].join(', ');
  return reach === '' ? `Two entries with ${what}` : `Two entries with ${what}: ${reach}`;
}
