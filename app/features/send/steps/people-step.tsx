import { useEffect, useState } from 'react';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { media, routes } from '#shared/routes.ts';
import { saidDay } from '../clock/arrivals.ts';
import { scheduleError } from '../clock/dial.ts';
import { ownZone as zoneOfDevice } from '../clock/zones.ts';
import { errorsOf, PeopleList } from '../people/people-list.tsx';
import css from '../send.module.css';
import { ArrivalSection } from './arrival-section.tsx';
import { LiveSheet } from './live-sheet.tsx';
import { senderErrors } from './sender-errors.ts';
import { SenderSection } from './sender-section.tsx';
import { StepEnd } from './step-end.tsx';
import type { OpenDraft } from './step.ts';

/** The third step: who it is for, when it arrives, and who it is from. */
export function PeopleStep(open: OpenDraft) {
  const { cardSendId, server, draft, snapshot, edit, store, go, back } = open;
  const [ownZone] = useState(zoneOfDevice);
  const [hasTried, setTried] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  // The sender's own clock is the clock of this device; it is kept with the draft, so that "your time" means the same everywhere.
  useEffect(() => {
    if (draft.senderTimeZone !== ownZone) edit({ senderTimeZone: ownZone });
  }, [draft.senderTimeZone, ownZone, edit]);

  function next() {
    setTried(true);
    const now = store.snapshot();
    const wrong = firstWrong(now.draft ?? draft, now.refused, now.adding, ownZone, server.limits.recipients);
    if (wrong === null) {
      void store.flush();
      return go('preview');
    }
    const key = /^people\.(.+)\.\w+$/.exec(wrong)?.[1];
    if (key !== undefined) setOpened((was) => new Set(was).add(key));
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(wrong)}"]`)?.focus());
  }
  const colourway = server.card.colourways.find((candidate) => candidate.paletteId === draft.paletteId);
  return (
    <div className={`${text.wrap} ${css.grid}`}>
      <aside className={`${css.aside} ${text.onlyDesk}`} aria-label="The card">
        <LiveSheet
          src={media.draft(cardSendId, 'front', 700, server.v)}
          alt={server.card.alt}
          paper={server.card.paper}
        />
        <p className={text.note}>
          {server.card.title}
          {colourway && `, ${colourway.name.toLocaleLowerCase()}`}.{' '}
          <PathLink className={text.link} to={routes.send('card', cardSendId)}>
            Change
          </PathLink>
        </p>
      </aside>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <h1 tabIndex={-1}>Who is it for, and when?</h1>
        <section aria-label="The people">
          <PeopleList
            draft={draft}
            snapshot={snapshot}
            edit={edit}
            store={store}
            server={server}
            ownZone={ownZone}
            opened={opened}
            setOpened={setOpened}
            hasTried={hasTried}
          />
        </section>
        <ArrivalSection
          draft={draft}
          snapshot={snapshot}
          edit={edit}
          store={store}
          ownZone={ownZone}
          hasTried={hasTried}
        />
        <SenderSection
          draft={draft}
          snapshot={snapshot}
          edit={edit}
          store={store}
          server={server}
          hasTried={hasTried}
        />
        <StepEnd
          before={{ to: routes.send('words', cardSendId), name: 'Words' }}
          next={back ? 'Back to the preview' : 'See the preview'}
        />
      </form>
    </div>
  );
}

/** The first thing that stands between these people and a preview, by its field; null when nothing does. */
function firstWrong(
  draft: OpenDraft['draft'],
  refused: (place: string) => string | undefined,
  adding: string,
  ownZone: string,
  limit: number,
): string | null {
  for (const person of draft.people) {
    const errors = errorsOf(person, draft.people, refused);
    if (errors.name) return `people.${person.key}.name`;
    if (errors.email ?? errors.place) return `people.${person.key}.email`;
  }
  if (draft.people.length === 0 || draft.people.length > limit || adding.trim() !== '' || refused('people'))
    return 'people';
  const said = saidDay(draft.schedule);
  const error =
    said &&
    scheduleError(
      said,
      draft.people.map((person) => person.timeZone ?? ownZone),
      Date.now(),
    );
  if (error) return error.field === 'time' ? 'schedule.time' : 'schedule';
  if (refused('schedule')) return 'schedule';
  const sender = senderErrors(draft);
  for (const field of ['senderName', 'senderEmail', 'phrase'] as const)
    if (sender[field] ?? refused(field)) return field;
  return null;
}
