import { Empty } from '#app/ui/empty.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import { routes } from '#shared/routes.ts';
import { Answered } from './answered.tsx';
import { AuditTable } from './audit-room.tsx';
import { BackTo } from './back-to.tsx';
import { Facts } from './facts.tsx';
import { Fold } from './fold.tsx';
import { HelpForm } from './help-form.tsx';
import css from './member-page.module.css';
import { MemberState } from './members-room.tsx';
import { Section } from './section.tsx';
import { SendTable } from './sends-room.tsx';
import { useAnswer } from './use-answer.ts';
import { number, sayDay, sayMoment } from './words.ts';

/** Lines of what we did that are seen at once. */
const LINES_SHOWN = 6;

/** One member: the facts of the account, the cards they sent, and what we did there. */
export function MemberPage({ memberId }: { memberId: string }) {
  const answer = useAnswer('GET /admin/members/{memberId}', { params: { memberId } });
  return (
    <>
      <BackTo room="members" />
      <Answered answer={answer}>{(found) => <Found {...found} />}</Answered>
    </>
  );
}

function Found({ member, sends, audit }: CallReply<'GET /admin/members/{memberId}'>) {
  return (
    <>
      <div className={css.head}>
        <Avatar name={member.name} size="large" />
        <div className={css.who}>
          <h1>
            <bdi>{member.name}</bdi>
          </h1>
          <p className={text.soft}>
            <EmailText email={member.email} />
          </p>
        </div>
      </div>
      <p className={text.note}>You looked at this account just now, and {member.name} can read that.</p>
      <div className={css.split}>
        <div>
          <Section title="The account">
            <Facts
              facts={[
                ['State', <MemberState key="state" member={member} />],
                ['Joined', sayDay(member.createdAt)],
                ['Last here', member.seenAt === null ? 'Not yet' : sayMoment(member.seenAt)],
                [
                  'Cards',
                  <PathLink
                    key="cards"
                    className={text.link}
                    to={routes.narrowed(routes.admin('sends'), { q: member.email })}
                  >
                    {number(member.cardsSent)} sent, and those to this address
                  </PathLink>,
                ],
                [
                  'Letters',
                  <PathLink
                    key="letters"
                    className={text.link}
                    to={routes.narrowed(routes.admin('tickets'), { q: member.email, state: 'all' })}
                  >
                    What they wrote to us
                  </PathLink>,
                ],
                [
                  'Number',
                  <span key="id" className={css.code}>
                    {member.memberId}
                  </span>,
                ],
              ]}
            />
          </Section>
        </div>
        <aside className={css.side}>
          {member.role === 'member' && member.leavingAt === null ? (
            <HelpForm member={member} />
          ) : (
            <p className={text.soft}>
              {member.role === 'admin'
                ? 'Administrators help members, not each other.'
                : 'This account is closed, and nobody acts in it.'}
            </p>
          )}
        </aside>
        <div>
          <Section title="Newest cards">
            {sends.length === 0 ? (
              <Empty title="No cards yet">What {member.name} sends stands here.</Empty>
            ) : (
              <SendTable sends={sends} isOfOne />
            )}
          </Section>
          <Section title="What we did here">
            <AuditTable isOfOne lines={audit.slice(0, LINES_SHOWN)} />
            {audit.length > LINES_SHOWN && (
              <Fold title="What was before">
                <AuditTable isOfOne lines={audit.slice(LINES_SHOWN)} />
              </Fold>
            )}
          </Section>
        </div>
      </div>
    </>
  );
}
