import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import text from '#app/ui/text.module.css';
import { type AdminSection, routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { AuditSection } from './audit/audit-section.tsx';
import { CardsSection } from './cards/cards-section.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { ErrorsSection } from './errors/errors-section.tsx';
import { JobsSection } from './jobs/jobs-section.tsx';
import { MailboxSection } from './mailbox/mailbox-section.tsx';
import { MemberPage } from './members/member-page.tsx';
import { MembersSection } from './members/members-section.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import css from './admin-page.module.css';
import { SECTION_NAMES, SECTIONS } from './admin-sections.ts';
import { SendersSection } from './senders/senders-section.tsx';
import { SendsSection } from './sends/sends-section.tsx';
import { SendPage } from './sends/send-page.tsx';
import { TicketPage } from './tickets/ticket-page.tsx';
import { TicketsSection } from './tickets/tickets-section.tsx';
import { useAdminCheck } from './use-admin-check.ts';

export type AdminPlace = { section: AdminSection | undefined; id: string | undefined; search: AdminSearch };

/** The administrator pages: one section at a time, or one page of it. */
export function AdminPage({ section, id, search }: AdminPlace) {
  useAdminCheck();
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <SectionNav section={section} isWithin={id !== undefined} />
      {id === undefined && !(section === 'mailbox' && search.message) && (
        <PageHeader title={SECTION_NAMES[section ?? 'overview']} />
      )}
      <SectionContent key={`${section} ${id}`} section={section} id={id} search={search} />
    </div>
  );
}

/** Links to all sections. */
function SectionNav({ section, isWithin }: { section: AdminSection | undefined; isWithin: boolean }) {
  return (
    <div className={css.nav}>
      <TabLinks
        label="Administration"
        tabs={SECTIONS.map((name) => ({
          to: name === 'overview' ? routes.admin() : routes.admin(name),
          name: SECTION_NAMES[name],
          isAround: isWithin && name === section,
        }))}
      />
    </div>
  );
}

function SectionContent({ section, id, search }: AdminPlace) {
  switch (section) {
    case undefined:
      return <OverviewSection />;
    case 'members':
      return id === undefined ? <MembersSection search={search} /> : <MemberPage memberId={id} />;
    case 'sends':
      return id === undefined ? <SendsSection search={search} /> : <SendPage cardSendId={id} />;
    case 'senders':
      return <SendersSection search={search} />;
    case 'tickets':
      return id === undefined ? <TicketsSection search={search} /> : <TicketPage ticketNumber={id} />;
    case 'errors':
      return id === undefined ? <ErrorsSection search={search} /> : <ErrorPage groupId={id} />;
    case 'cards':
      return <CardsSection search={search} />;
    case 'jobs':
      return <JobsSection />;
    case 'mailbox':
      return <MailboxSection search={search} />;
    case 'audit':
      return <AuditSection />;
  }
}
