import { useState } from 'react';
import { say } from '#app/ui/toast-store.ts';
import type { AdminStory } from '#contract/admin.ts';
import { firstName, peopleInWords } from './event-words.ts';
import { AgainDialog, CorrectDialog, TakeDownDialog } from './put-right-dialogs.tsx';
import css from './story.module.css';

type Deed = 'again' | 'correct' | 'take-down';
const REFUSING = 'refused';

/** What can be done about a card, and what it costs. */
export function PutRight({ story, onChange }: { story: AdminStory; onChange: (story: AdminStory) => void }) {
  const [open, setOpen] = useState<Deed | null>(null);
  const close = () => setOpen(null);
  function done(next: AdminStory, sentence: string) {
    close();
    onChange(next);
    say(sentence);
  }
  const reachable = story.people.filter((person) => person.state !== REFUSING);
  const correctable = reachable.filter((person) => person.openedAt === null);
  const hasLeft = !story.isRevoked && !['awaiting-confirmation', 'scheduled', 'stopped'].includes(story.state);
  if (story.isRevoked)
    return (
      <section>
        <h3>Put right</h3>
        <p className={css.calm}>This card was taken down. Nothing of it leaves any more.</p>
      </section>
    );
  return (
    <section>
      <h3>Put right</h3>
      <ul className={css.deeds}>
        {hasLeft && reachable.length > 0 && (
          <li>
            <button type="button" onClick={() => setOpen('again')}>
              Send again{reachable.length === 1 && ` to ${peopleInWords(reachable)}`} <span>a new message</span>
            </button>
          </li>
        )}
        {hasLeft && correctable.length > 0 && (
          <li>
            <button type="button" onClick={() => setOpen('correct')}>
              Correct an address <span>free, with fresh links</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className={css.bad} onClick={() => setOpen('take-down')}>
            Take it down <span>asks for a reason</span>
          </button>
        </li>
      </ul>
      {open === 'again' && (
        <AgainDialog
          story={story}
          people={reachable}
          onClose={close}
          onDone={(next, person) => done(next, `It is on its way to ${firstName(person.name)} once more.`)}
        />
      )}
      {open === 'correct' && (
        <CorrectDialog
          story={story}
          people={correctable}
          onClose={close}
          onDone={(next, person) => done(next, `It is on its way to ${firstName(person.name)}, at the new address.`)}
        />
      )}
      {open === 'take-down' && (
        <TakeDownDialog story={story} onClose={close} onDone={(next) => done(next, 'The card was taken down.')} />
      )}
    </section>
  );
}
