import { EmailText } from '#app/ui/email-text.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { Facts } from '../facts.tsx';
import { Fold } from '../fold.tsx';
import { personState } from '../send-states.ts';
import { number, sayMoment } from '../words.ts';
import { MEMBERSHIPS } from '../members-room.tsx';
import type { StoryPerson } from './event-words.ts';
import { Inside } from './inside.tsx';
import css from './story.module.css';

/** People who are named at once; the others are a press away. */
const SHOWN = 8;

/** The people of the card, and how it stands with each. */
export function WhoHasIt({ people }: { people: readonly StoryPerson[] }) {
  // Whose mail came back is looked for first.
  const sorted = people.toSorted((a, b) => Number(b.state === 'bounced') - Number(a.state === 'bounced'));
  return (
    <section>
      <h2>Who has it</h2>
      <People people={sorted.slice(0, SHOWN)} />
      {people.length > SHOWN && (
        <Fold title={`And ${number(people.length - SHOWN)} more`}>
          <People people={sorted.slice(SHOWN)} />
        </Fold>
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
              <EmailText email={person.email} />, {personState(person.state)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Rest({ story, onChange }: { story: AdminStory; onChange: (story: AdminStory) => void }) {
  const { sender, links } = story;
  return (
    <section>
      <h2>The rest</h2>
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
          ['Address', <EmailText key="address" email={sender.email} />],
          ...(story.membershipType === null
            ? []
            : [
                [
                  'Membership',
                  story.membershipType === 'standard' ? 'None' : MEMBERSHIPS[story.membershipType],
                ] as const,
              ]),
          ['Paid', story.isFree ? 'Free card' : 'Card for members'],
          ['Asked for', `${story.schedule.charAt(0).toUpperCase()}${story.schedule.slice(1)}`],
          ['Made', sayMoment(story.createdAt)],
          [
            'Number',
            <span key="number" className={css.number}>
              {story.cardSendId}
            </span>,
          ],
          ['Links', links.length === 0 ? 'None yet' : `Ending ${links.join(', ')}`],
          ['Inside', <Inside key="inside" story={story} onChange={onChange} />],
        ]}
      />
    </section>
  );
}
