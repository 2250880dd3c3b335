import { useEffect, useState } from 'react';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { getDeviceTimeZone } from '#app/parts/places/places.ts';
import { RecipientList } from '../recipients/recipient-list.tsx';
import { getPersonKey } from '../draft/rejected-values.ts';
import { findFirstError } from '../recipients/find-first-error.ts';
import { hasFrontChoice } from '../fronts/front-names.ts';
import { FrontNamesSection } from '../fronts/front-names-section.tsx';
import { getShownFront } from '../fronts/shown-front.ts';
import css from '../send.module.css';
import { ScheduleSection } from '../schedule/schedule-section.tsx';
import { LoadedCardPicture } from './loaded-card-picture.tsx';
import { SenderSection } from '../sender/sender-section.tsx';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step.ts';

/** The third step: recipients, delivery and sender. */
export function RecipientsStep(props: StepProps) {
  const { cardSendId, server, draft, snapshot, edit, store, go, returnTo } = props;
  const [ownTimeZone] = useState(getDeviceTimeZone);
  const [lookedAt, setLookedAt] = useState<string>();
  const [hasSubmitted, setSubmitted] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  // The sender's time zone is that of this device. It is saved with the draft, so that "your time" means the same everywhere.
  useEffect(() => {
    if (draft.senderTimeZone !== ownTimeZone) edit({ senderTimeZone: ownTimeZone });
  }, [draft.senderTimeZone, ownTimeZone, edit]);

  function next() {
    setSubmitted(true);
    const latest = store.snapshot();
    const field = findFirstError(latest.draft ?? draft, latest, ownTimeZone, server);
    if (field === null) {
      void store.flush();
      return go('preview');
    }
    const key = getPersonKey(field);
    if (key !== undefined && !field.endsWith('.nameOnFront')) setOpened((was) => new Set(was).add(key));
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus());
  }
  const colourway = server.card.colourways.find((candidate) => candidate.paletteId === draft.paletteId);
  const front = getShownFront(server, draft, lookedAt);
  return (
    <div className={`${text.wrap} ${css.grid}`}>
      <aside className={`${css.aside} ${text.onlyDesk}`} aria-label="The card">
        <LoadedCardPicture src={front.src} alt={front.alt} paper={server.card.paper} />
        <p className={text.note}>
          {server.card.title}
          {colourway && `, ${colourway.name.toLocaleLowerCase('en')}`}.{' '}
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
        <section aria-label="People">
          <RecipientList
            draft={draft}
            snapshot={snapshot}
            edit={edit}
            store={store}
            server={server}
            ownTimeZone={ownTimeZone}
            opened={opened}
            setOpened={setOpened}
            hasSubmitted={hasSubmitted}
          />
        </section>
        {hasFrontChoice(server.card, draft) && (
          <FrontNamesSection
            draft={draft}
            snapshot={snapshot}
            edit={edit}
            store={store}
            server={server}
            hasSubmitted={hasSubmitted}
            onLook={setLookedAt}
          />
        )}
        <ScheduleSection
          draft={draft}
          snapshot={snapshot}
          edit={edit}
          store={store}
          ownTimeZone={ownTimeZone}
          hasSubmitted={hasSubmitted}
        />
        <SenderSection
          draft={draft}
          snapshot={snapshot}
          edit={edit}
          store={store}
          server={server}
          hasSubmitted={hasSubmitted}
        />
        <StepFooter
          previous={{ to: routes.send('words', cardSendId), name: 'Message' }}
          next={returnTo ? 'Back to preview' : 'Next: preview'}
        />
      </form>
    </div>
  );
}
