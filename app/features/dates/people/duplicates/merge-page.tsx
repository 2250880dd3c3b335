import { type ReactNode, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { formatPlace } from '#shared/text/format.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import { useDateSettings } from '#app/features/dates/use-date-settings.ts';
import css from './merge-page.module.css';
import { describeMerge, type Entry, type Merged, type OneOf } from './describe-merge.ts';

const BACK = { to: routes.addressBook(), name: 'Your contacts' };

/** Two contacts beside each other: what is kept of both, and what is chosen where they differ. */
export function MergePage({ contactIds: [one, other] }: { contactIds: readonly [string, string] }) {
  const { value, error, retry } = useLoaded(() => Promise.all([loadEntry(one), loadEntry(other)]));
  const isUnknown = one === other || error?.status === 404 || error?.status === 422;
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Merge contacts"
        lead="Everything that either entry has is kept. Where they differ, choose what is right."
        back={BACK}
      />
      {isUnknown ? (
        <Empty
          title="We could not find these two contacts"
          action={<ButtonLink to={routes.addressBook()}>See your contacts</ButtonLink>}
        >
          One of them may have been removed or merged on another device.
        </Empty>
      ) : error !== null ? (
        <LoadError retry={retry} />
      ) : value === null ? (
        <SkeletonLine width="40%" />
      ) : (
        <MergeForm entries={value} />
      )}
    </div>
  );
}

async function loadEntry(contactId: string): Promise<Entry> {
  const [{ contact }, { results }] = await Promise.all([
    call('GET /contacts/{contactId}', { params: { contactId } }),
    call('GET /reminder', { query: { contactId, limit: PAGE_SIZE_MAX } }),
  ]);
  return { contact, dates: results };
}

/** Fields at which the server says what is wrong; each of them is told above the button. */
const FIELDS = ['contactId', 'otherId', 'birthdayOf', 'name', 'emails', 'phones', 'groups', 'avoid', 'note'];

function MergeForm({ entries }: { entries: readonly [Entry, Entry] }) {
  const navigateTo = useNavigateTo();
  const order = useDateSettings()?.order ?? 'day-month';
  /** Which of the two is chosen, for each that differs. */
  const [chosen, setChosen] = useState<Readonly<Record<string, 0 | 1>>>({});
  const { formRef, run, isBusy, errorAt, generalError } = useAction(FIELDS);
  const merged: Merged = describeMerge(entries, { order, formatPlace });
  const of = <T,>({ key, values, first }: OneOf<T>): T => values[chosen[key] ?? first];
  async function merge() {
    const { contactId } = entries[0].contact;
    const isDone = await run(async () => {
      await call('POST /contacts/{contactId}/merge', {
        params: { contactId },
        body: {
          otherId: entries[1].contact.contactId,
          name: of(merged.name),
          relationship: of(merged.relationship),
          timeZone: of(merged.timeZone),
          reminderLeads: of(merged.reminderLeads),
          ...(merged.birthday === null ? {} : { birthdayOf: of(merged.birthday) }),
        },
      });
    });
    if (!isDone) return;
    announceCalendarChange();
    showToast(`${of(merged.name)} is now one contact.`);
    navigateTo(routes.person(contactId), { replace: true });
  }
  const error = generalError ?? FIELDS.map(errorAt).find((message) => message !== undefined);
  const choices = [
    merged.name,
    merged.relationship,
    merged.timeZone,
    merged.reminderLeads,
    ...(merged.birthday ? [merged.birthday] : []),
  ];
  return (
    <form
      ref={formRef}
      className={css.merge}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
    >
      {choices.map(({ key, title, words, first }) => (
        <OneOfTwo
          key={key}
          title={title}
          words={words}
          none={key === 'reminderLeads' ? 'Same as for everybody' : 'Not given'}
          value={chosen[key] ?? first}
          onChange={(value) => setChosen({ ...chosen, [key]: value })}
        />
      ))}
      {merged.kept.map(({ title, lines }) => (
        <Part key={title} title={title}>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      ))}
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <p className={text.soft}>
        Cards you sent to either of them, or received from them, stay with the merged contact. A merge cannot be undone.
      </p>
      <div className={css.acts}>
        <Button type="submit" busy={isBusy}>
          Merge into one
        </Button>
        <ButtonLink variant="plain" to={routes.addressBook()}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

/** What a person has once: a choice where the two differ, and else what it is. */
function OneOfTwo({
  title,
  words: [one, other],
  none,
  value,
  onChange,
}: {
  title: string;
  words: readonly [string, string];
  /** what it is called where an entry says nothing */ none: string;
  value: 0 | 1;
  onChange: (value: 0 | 1) => void;
}) {
  if (one === other)
    return one === '' ? null : (
      <Part title={title}>
        <p>{one}</p>
      </Part>
    );
  return (
    <fieldset className={css.part}>
      <legend>{title}</legend>
      <div className={css.pair}>
        {([one, other] as const).map((word, i) => (
          <Choice key={i} kind="radio" name={title} checked={value === i} onChange={() => onChange(i === 0 ? 0 : 1)}>
            <bdi>{word === '' ? none : word}</bdi>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
