import { say } from '#app/ui/toast-store.ts';
import type { AdminStory } from '#contract/admin.ts';
import { firstName } from '#shared/first-name.ts';
import { type Deed, possibleWith } from './deeds.ts';
import { peopleInWords } from './event-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { AgainDialog, CorrectDialog, TakeDownDialog } from './put-right-dialogs.tsx';
import css from './story.module.css';

/** What can be done about a card, and what it costs. */
export function PutRight({
  story,
  open,
  onOpen,
  onChange,
}: {
  story: AdminStory;
  open: Deed | null;
  onOpen: (deed: Deed | null) => void;
  onChange: (story: AdminStory) => void;
}) {
  const close = () => onOpen(null);
  function done(next: AdminStory, sentence: string) {
    onChange(next);
    say(sentence);
  }
  const { deeds, reachable, correctable } = possibleWith(story);
  const toOne = reachable.length === 1 ? ` to ${peopleInWords(reachable)}` : '';
  const lines: readonly (readonly [deed: Deed, words: string, cost: string])[] = [
    ['again', `Send again${toOne}`, 'a new message'],
    ['correct', 'Correct an address', 'free, with fresh links'],
    ['fresh-link', `Give a fresh link${toOne}`, 'the old one stops'],
    ['move', 'Move it to another day', 'says why'],
    ['take-down', 'Take it down', 'asks for a reason'],
  ];
  return (
    <section>
      <h2>Put right</h2>
      {deeds.size === 0 && <p className={css.calm}>This card was taken down. Nothing of it leaves any more.</p>}
      <ul className={css.deeds}>
        {lines
          .filter(([deed]) => deeds.has(deed))
          .map(([deed, words, cost]) => (
            <li key={deed}>
              <button type="button" className={deed === 'take-down' ? css.bad : undefined} onClick={() => onOpen(deed)}>
                {words} <span>{cost}</span>
              </button>
            </li>
          ))}
      </ul>
      {(open === 'again' || open === 'fresh-link') && (
        <AgainDialog
          story={story}
          people={reachable}
          isFresh={open === 'fresh-link'}
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
      {open === 'move' && (
        <MoveDialog story={story} onClose={close} onDone={(next) => done(next, 'The card was moved.')} />
      )}
      {open === 'take-down' && (
        <TakeDownDialog story={story} onClose={close} onDone={(next) => done(next, 'The card was taken down.')} />
      )}
    </section>
  );
}
