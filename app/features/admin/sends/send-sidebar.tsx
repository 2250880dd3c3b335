import { EmailText } from '#app/ui/email-text.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { routes } from '#shared/routes.ts';
import { FactList } from '../layout/fact-list.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { recipientState } from './send-states.ts';
import { formatMoment, formatNumber } from '../format.ts';
import { MEMBERSHIPS } from '../members/members-section.tsx';
import type { Recipient } from './timeline-text.ts';
import { MessageAccess } from './message-access.tsx';
import css from './send-page.module.css';

/** Recipients that are shown at first. */
const SHOWN = 8;

/** The recipients of the card and their delivery states. */
export function Recipients({ people }: { people: readonly Recipient[] }) {
  // Bounced ones first.
  const sorted = people.toSorted((a, b) => Number(b.state === 'bounced') - Number(a.state === 'bounced'));
  return (
    <section>
      <h2>Recipients</h2>
      <People people={sorted.slice(0, SHOWN)} />
      {people.length > SHOWN && (
        <Disclosure title={`And ${formatNumber(people.length - SHOWN)} more`}>
          <People people={sorted.slice(SHOWN)} />
        </Disclosure>
      )}
    </section>
  );
}

function People({ people }: { people: readonly Recipient[] }) {
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
              {person.email === null ? person.mobile : <EmailText email={person.email} />},{' '}
              {recipientState(person.state)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function SendFacts({ send, onChange }: { send: AdminSendDetails; onChange: (send: AdminSendDetails) => void }) {
  const { sender, links } = send;
  return (
    <section>
      <h2>Details</h2>
      <FactList
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
          ...(send.membershipType === null
            ? []
            : [
                ['Membership', send.membershipType === 'standard' ? 'None' : MEMBERSHIPS[send.membershipType]] as const,
              ]),
          ['Price', send.isFree ? 'Free card' : 'Card for members'],
          ['Schedule', `${send.schedule.charAt(0).toUpperCase()}${send.schedule.slice(1)}`],
          ['Created', formatMoment(send.createdAt)],
          [
            'Id',
            <span key="id" className={css.number}>
              {send.cardSendId}
            </span>,
          ],
          ['Links', links.length === 0 ? 'None yet' : `Ending ${links.join(', ')}`],
          ['Message', <MessageAccess key="message" send={send} onChange={onChange} />],
        ]}
      />
    </section>
  );
}
