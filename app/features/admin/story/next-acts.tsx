import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { AdminStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { firstName } from '#shared/first-name.ts';
import { type Deed, isBack, possibleWith } from './deeds.ts';
import css from './story.module.css';

/** What is most likely to be done next: a wrong address is corrected before its sender is answered, and answered before anything is sent once more. */
export function NextActs({ story, onDeed }: { story: AdminStory; onDeed: (deed: Deed) => void }) {
  const { deeds } = possibleWith(story);
  const ticket = story.tickets.find((one) => one.state === 'open');
  const corrects = isBack(story) && deeds.has('correct');
  if (!corrects && !ticket && !deeds.has('again') && !deeds.has('move')) return null;
  return (
    <div className={css.acts}>
      {corrects && (
        <Button size="small" onClick={() => onDeed('correct')}>
          Correct the address
        </Button>
      )}
      {ticket && (
        <ButtonLink
          size="small"
          variant={corrects ? 'quiet' : 'primary'}
          to={routes.admin('tickets', ticket.ticketNumber)}
        >
          Answer {firstName(story.sender.name)}
        </ButtonLink>
      )}
      {!corrects && deeds.has('again') && (
        <Button size="small" variant="quiet" onClick={() => onDeed('again')}>
          Send again
        </Button>
      )}
      {deeds.has('move') && (
        <Button size="small" variant="quiet" onClick={() => onDeed('move')}>
          Move it
        </Button>
      )}
    </div>
  );
}
