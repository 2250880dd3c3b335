import { call } from '#app/client/api.ts';
import { groupAuditLines } from '#app/client/group-audit-lines.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import type { AuditLine } from '#contract/admin/audit.ts';
import { type AdminSection, routes } from '#shared/routes.ts';
import { capitalize } from '#shared/text/format.ts';
import { formatAuditAction } from './audit-action-text.ts';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatMoment, formatTimes } from '../format.ts';

/** What administrators viewed and did, the newest first. */
export function AuditSection() {
  const listed = useList(
    {},
    (query) => call('GET /admin/audit', { query }),
    (line) => line.auditId,
  );
  return (
    <AdminList
      search={{}}
      listed={listed}
      noun={['entry', 'entries']}
      empty={{ title: 'No entries yet', text: 'Everything that administrators view or change is listed here.' }}
    >
      {(lines) => <AuditTable lines={lines} />}
    </AdminList>
  );
}

/** The audit log. Equal entries in a row are shown once. @param isSingleMember all entries are about one member */
export function AuditTable({
  lines,
  isSingleMember = false,
}: {
  lines: readonly AuditLine[];
  isSingleMember?: boolean;
}) {
  return (
    <Table
      caption="What administrators did"
      columns={['Action', ...(isSingleMember ? [] : ['Member']), 'Administrator', 'Time', 'Reason']}
    >
      {groupAuditLines(lines).map(({ line, many }) => (
        <tr key={line.auditId}>
          <th scope="row">
            <Subject line={line} />
            {many > 1 && <span className={css.sub}>{capitalize(formatTimes(many))} in a row</span>}
          </th>
          {!isSingleMember && (
            <Cell label={line.memberName === null ? undefined : 'Member'} className={css.member}>
              <bdi>{line.memberName}</bdi>
            </Cell>
          )}
          <Cell label="Administrator" className={css.actor}>
            <bdi>{line.adminName}</bdi>
          </Cell>
          <Cell label="Time" className={css.when}>
            {formatMoment(line.at)}
          </Cell>
          <Cell label={line.reason === null ? undefined : 'Reason'}>{line.reason}</Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The section that has the page of the subject, by the action. */
const SECTION_OF: readonly (readonly [actions: RegExp, section: AdminSection])[] = [
  [/^(member|impersonation)-/, 'members'],
  [/^(send|card|address|link|timeline|message)-/, 'sends'],
  [/^ticket-/, 'tickets'],
  [/^error-/, 'errors'],
];
function Subject({ line: { act, subject } }: { line: AuditLine }) {
  const section = SECTION_OF.find(([actions]) => actions.test(act))?.[1];
  const action = formatAuditAction(act);
  if (section === undefined || subject === null) return <span className={css.name}>{action}</span>;
  return (
    <PathLink className={css.name} to={routes.admin(section, subject)}>
      {action}
    </PathLink>
  );
}
