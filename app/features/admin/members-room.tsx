import { EmailText } from '#app/ui/email-text.tsx';
import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminMember } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { number, sayDay, sayMoment } from './words.ts';

/** Who has an account, the newest first. */
export function MembersRoom({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/members', { query }),
    (member) => member.memberId,
  );
  return (
    <RoomList
      search={search}
      label="Name, address or number"
      listed={listed}
      noun={['member', 'members']}
      empty={{ title: 'Nobody yet', words: 'Whoever joins stands here.' }}
    >
      {(members) => (
        <Table caption="Members" columns={['Member', 'Joined', 'Last here', 'Cards sent#', 'State']}>
          {members.map((member) => (
            <MemberRow key={member.memberId} member={member} />
          ))}
        </Table>
      )}
    </RoomList>
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
        {sayDay(member.createdAt)}
      </Cell>
      <Cell label="Last here" className={css.when}>
        {member.seenAt === null ? 'Not yet' : sayMoment(member.seenAt)}
      </Cell>
      <Cell label="Cards sent" amount>
        {number(member.cardsSent)}
      </Cell>
      <Cell label="State" className={css.state}>
        <MemberState member={member} />
      </Cell>
    </tr>
  );
}

/** How an account stands: what needs somebody comes first. */
export function MemberState({ member }: { member: AdminMember }) {
  if (member.leavingAt !== null)
    return (
      <Status icon="clock" tone="warn">
        Leaves on {sayDay(member.leavingAt)}
      </Status>
    );
  if (member.emailBouncedAt !== null)
    return (
      <Status icon="warning" tone="warn">
        Mail comes back
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
