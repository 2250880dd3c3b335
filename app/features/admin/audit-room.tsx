import { call } from '#app/client/api.ts';
import { foldLines } from '#app/client/fold-lines.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import type { AuditLine } from '#contract/admin.ts';
import { type AdminRoom, routes } from '#shared/routes.ts';
import { capital } from '#shared/spoken.ts';
import { actInWords } from './act-words.ts';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { sayMoment, times } from './words.ts';

/** What administrators did and looked at, the newest first. */
export function AuditRoom() {
  const listed = useList(
    {},
    (query) => call('GET /admin/audit', { query }),
    (line) => line.auditId,
  );
  return (
    <RoomList
      search={{}}
      listed={listed}
      noun={['line', 'lines']}
      empty={{ title: 'Nothing was done', words: 'Every look and every act is written down here.' }}
    >
      {(lines) => <AuditTable lines={lines} />}
    </RoomList>
  );
}

/** What was done, what is the same in a row told once. @param isOfOne all of it touches one member. */
export function AuditTable({ lines, isOfOne = false }: { lines: readonly AuditLine[]; isOfOne?: boolean }) {
  return (
    <Table caption="What administrators did" columns={['What', ...(isOfOne ? [] : ['Whose']), 'Who', 'When', 'Why']}>
      {foldLines(lines).map(({ line, many }) => (
        <tr key={line.auditId}>
          <th scope="row">
            <Subject line={line} />
            {many > 1 && <span className={css.sub}>{capital(times(many))} in a row</span>}
          </th>
          {!isOfOne && (
            <Cell label={line.memberName === null ? undefined : 'Whose'} className={css.whose}>
              <bdi>{line.memberName}</bdi>
            </Cell>
          )}
          <Cell label="Who" className={css.who}>
            <bdi>{line.adminName}</bdi>
          </Cell>
          <Cell label="When" className={css.when}>
            {sayMoment(line.at)}
          </Cell>
          <Cell label={line.reason === null ? undefined : 'Why'}>{line.reason}</Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The room in which what was touched is found. */
const ROOM_OF: readonly (readonly [acts: RegExp, room: AdminRoom])[] = [
  [/^(member|helping)-/, 'members'],
  [/^(story|card|address|link|inside)-/, 'sends'],
  [/^ticket-/, 'tickets'],
  [/^error-/, 'errors'],
];
function Subject({ line: { act, subject } }: { line: AuditLine }) {
  const room = ROOM_OF.find(([acts]) => acts.test(act))?.[1];
  const words = actInWords(act);
  if (room === undefined || subject === null) return <span className={css.name}>{words}</span>;
  return (
    <PathLink className={css.name} to={routes.admin(room, subject)}>
      {words}
    </PathLink>
  );
}
