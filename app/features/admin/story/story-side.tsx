import { Avatar } from '#app/ui/avatar.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { Facts } from '../facts.tsx';
import { personState } from '../send-states.ts';
import { sayMoment } from '../words.ts';
import type { StoryPerson } from './event-words.ts';
import css from './story.module.css';

/** People who are named at once; the others are a press away. */
const SHOWN = 8;

/** The people of the card, and how it stands with each. */
export function WhoHasIt({ people }: { people: readonly StoryPerson[] }) {
  return (
    <section>
      <h3>Who has it</h3>
      <People people={people.slice(0, SHOWN)} />
      {people.length > SHOWN && (
        <details>
          <summary className={css.others}>And {people.length - SHOWN} more</summary>
          <People people={people.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function People({ people }: { people: readonly StoryPerson[] }) {
  return (
    <ul className={css.people}>
      {people.map((person) => (
        <li key={person.recipientId}>
          <Avatar name={person.name} size="small" />
          <span>
            <b>
              <bdi>{person.name}</bdi>
            </b>
            <span data-bad={person.state === 'bounced' || undefined}>
              {person.email}, {personState(person.state)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Rest({ story }: { story: AdminStory }) {
  const { sender, links } = story;
  return (
    <section>
      <h3>The rest</h3>
      <Facts
        facts={[
          [
            'Sender',
            sender.memberId === null ? (
              <bdi key="sender">{sender.name}, without an account</bdi>
            ) : (
              <PathLink key="sender" className={text.link} to={routes.admin('members', sender.memberId)}>
                <bdi>{sender.name}</bdi>
              </PathLink>
            ),
          ],
          ['Address', sender.email],
          ['Asked for', story.schedule],
          ['Made', sayMoment(story.createdAt)],
          ['Links', links.length === 0 ? 'None yet' : `Ending ${links.join(', ')}`],
          ['Inside', 'Closed to administrators.'],
        ]}
      />
    </section>
  );
}
