import { PageTop } from '#app/ui/page-top.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import text from '#app/ui/text.module.css';
import { type AdminRoom, routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { AuditRoom } from './audit-room.tsx';
import { CardsRoom } from './cards-room.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorsRoom } from './errors-room.tsx';
import { JobsRoom } from './jobs-room.tsx';
import { MailboxRoom } from './mailbox-room.tsx';
import { MemberPage } from './member-page.tsx';
import { MembersRoom } from './members-room.tsx';
import { OverviewRoom } from './overview-room.tsx';
import css from './room.module.css';
import { ROOM_NAMES, ROOMS } from './rooms.ts';
import { SendsRoom } from './sends-room.tsx';
import { StoryPage } from './story/story-page.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TicketsRoom } from './tickets-room.tsx';
import { useStillHere } from './use-still-here.ts';

export type AdminPlace = { room: AdminRoom | undefined; id: string | undefined; search: AdminSearch };

/** Where administrators look after everything: one room at a time, and one thing of it. */
export function AdminPage({ room, id, search }: AdminPlace) {
  useStillHere();
  return (
    <div className={`${text.wrap} ${css.room}`}>
      <RoomNav room={room} isWithin={id !== undefined} />
      {id === undefined && !(room === 'mailbox' && search.message) && (
        <PageTop title={ROOM_NAMES[room ?? 'overview']} />
      )}
      <Room key={`${room} ${id}`} room={room} id={id} search={search} />
    </div>
  );
}

/** The way from room to room. */
function RoomNav({ room, isWithin }: { room: AdminRoom | undefined; isWithin: boolean }) {
  return (
    <div className={css.nav}>
      <TabLinks
        label="Administration"
        tabs={ROOMS.map((name) => ({
          to: name === 'overview' ? routes.admin() : routes.admin(name),
          name: ROOM_NAMES[name],
          isAround: isWithin && name === room,
        }))}
      />
    </div>
  );
}

function Room({ room, id, search }: AdminPlace) {
  switch (room) {
    case undefined:
      return <OverviewRoom />;
    case 'members':
      return id === undefined ? <MembersRoom search={search} /> : <MemberPage memberId={id} />;
    case 'sends':
      return id === undefined ? <SendsRoom search={search} /> : <StoryPage cardSendId={id} />;
    case 'tickets':
      return id === undefined ? <TicketsRoom search={search} /> : <TicketPage ticketNumber={id} />;
    case 'errors':
      return id === undefined ? <ErrorsRoom search={search} /> : <ErrorPage groupId={id} />;
    case 'cards':
      return <CardsRoom search={search} />;
    case 'jobs':
      return <JobsRoom />;
    case 'mailbox':
      return <MailboxRoom search={search} />;
    case 'audit':
      return <AuditRoom />;
  }
}
