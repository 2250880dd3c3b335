import { EmailText } from '#app/ui/email-text.tsx';
import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import type { AdminMember } from '#contract/admin/members.ts';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from '../admin-search.ts';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatDay, formatMoment, formatNumber } from '../format.ts';

/** All members, the newest first. */
export function MembersSection({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/members', { query }),
    (member) => member.memberId,
  );
  return (
    <AdminList
      search={search}
      label="Name, address or id"
      listed={listed}
      noun={['member', 'members']}
      empty={{ title: 'No members yet', text: 'New members are listed here.' }}
    >
      {(members) => (
        <Table caption="Members" columns={['Member', 'Joined', 'Last seen', 'Cards sent#', 'State']}>
          {members.map((member) => (
            <MemberRow key={member.memberId} member={member} />
          ))}
        </Table>
      )}
    </AdminList>
  );
}

function MemberRow({ member }: { member: AdminMember }) {
  return (
    <tr>
      <th scope="row">
        <PathLink className={css.name} to={routes.admin('members', member.memberId)}>
          <bdi>{member.name}</bdi>
        </PathLink>
        <span className={css.sub}>
          <EmailText email={member.email} />
        </span>
      </th>
      <Cell label="Joined" className={css.when}>
        {formatDay(member.createdAt)}
      </Cell>
      <Cell label="Last seen" className={css.when}>
        {member.seenAt === null ? 'Never' : formatMoment(member.seenAt)}
      </Cell>
      <Cell label="Cards sent" amount>
        {formatNumber(member.cardsSent)}
      </Cell>
      <Cell label="State" className={css.state}>
        <MemberState member={member} />
      </Cell>
    </tr>
  );
}

/** The state of an account. Problems come first. */
export function MemberState({ member }: { member: AdminMember }) {
  if (member.leavingAt !== null)
    return (
      <Status icon="clock" tone="warn">
        Deleted on {formatDay(member.leavingAt)}
      </Status>
    );
  if (member.emailBouncedAt !== null)
    return (
      <Status icon="warning" tone="warn">
        Email bounces
      </Status>
    );
  if (member.role === 'admin') return <Status icon="key">Administrator</Status>;
  return <Status icon="check">{MEMBERSHIPS[member.membershipType]}</Status>;
}
export const MEMBERSHIPS: Record<AdminMember['membershipType'], string> = {
  'logged-out': 'Member',
  standard: 'Member',
  trial: 'On trial',
  premium: 'Premium',
  'premium-not-renewing': 'Premium, until it ends',
};
