import { call } from '#app/client/api.ts';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import { routes } from '#shared/routes.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { AuditTable } from '../audit/audit-section.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { FactList } from '../layout/fact-list.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { ImpersonationForm } from './impersonation-form.tsx';
import css from './member-page.module.css';
import { MemberState } from './members-section.tsx';
import { Section } from '../layout/section.tsx';
import { SendTable } from '../sends/sends-section.tsx';
import { useAdminData } from '../use-admin-data.ts';
import { formatDay, formatMoment, formatNumber } from '../format.ts';

/** Audit entries that are shown at first. */
const ENTRIES_SHOWN = 6;

/** One member: the account, the cards they sent, and what administrators did. */
export function MemberPage({ memberId }: { memberId: string }) {
  const data = useAdminData(() => call('GET /admin/members/{memberId}', { params: { memberId } }));
  return (
    <>
      <BackLink section="members" />
      <LoadedContent data={data}>{(found) => <MemberDetails {...found} />}</LoadedContent>
    </>
  );
}

function MemberDetails({ member, sends, audit }: CallReply<'GET /admin/members/{memberId}'>) {
  return (
    <>
      <div className={css.head}>
        <Avatar name={member.name} size="large" />
        <div className={css.profile}>
          <h1>
            <bdi>{member.name}</bdi>
          </h1>
          <p className={text.soft}>
            <EmailText email={member.email} />
          </p>
        </div>
      </div>
      <p className={text.note}>{member.name} can see that you viewed this account.</p>
      <div className={css.split}>
        <div>
          <Section title="Account">
            <FactList
              facts={[
                ['State', <MemberState key="state" member={member} />],
                ['Joined', formatDay(member.createdAt)],
                ['Last seen', member.seenAt === null ? 'Never' : formatMoment(member.seenAt)],
                [
                  'Cards',
                  <PathLink
                    key="cards"
                    className={text.link}
                    to={routes.narrowed(routes.admin('sends'), { q: member.email })}
                  >
                    {formatNumber(member.cardsSent)} sent, and cards to this address
                  </PathLink>,
                ],
                [
                  'Tickets',
                  <PathLink
                    key="tickets"
                    className={text.link}
                    to={routes.narrowed(routes.admin('tickets'), { q: member.email, state: 'all' })}
                  >
                    Tickets of this member
                  </PathLink>,
                ],
                [
                  'Id',
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
            <ImpersonationForm member={member} />
          ) : (
            <p className={text.soft}>
              {member.role === 'admin' ? 'Administrators cannot be impersonated.' : 'This account is closed.'}
            </p>
          )}
        </aside>
        <div>
          <Section title="Newest cards">
            {sends.length === 0 ? (
              <Empty title="No cards yet">Cards that {member.name} sends are listed here.</Empty>
            ) : (
              <SendTable sends={sends} isSingleMember />
            )}
          </Section>
          <Section title="Audit log">
            <AuditTable isSingleMember lines={audit.slice(0, ENTRIES_SHOWN)} />
            {audit.length > ENTRIES_SHOWN && (
              <Disclosure title="Older entries">
                <AuditTable isSingleMember lines={audit.slice(ENTRIES_SHOWN)} />
              </Disclosure>
            )}
          </Section>
        </div>
      </div>
    </>
  );
}
