import { PageSection } from '#app/ui/layout/page-section.tsx';
import { DetailRow, DetailList } from '#app/ui/list/row-list.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from '../account-page.module.css';
import { BirthdayRow } from './birthday-row.tsx';
import { EmailRow } from './email-row.tsx';
import { LanguageRow } from './language-row.tsx';
import { MobileRow } from './mobile-row.tsx';
import { NameRow } from './name-row.tsx';
import { Photo } from './photo.tsx';
import { LocationRow } from './location-row.tsx';

/** Personal data: one row for each value, changed in place. */
export function ProfileSection({ hasTexts }: { /** text messages can be sent */ hasTexts: boolean }) {
  return (
    <PageSection title="Profile" id="you">
      <Photo />
      <DetailList>
        <NameRow />
        <EmailRow />
        {hasTexts && <MobileRow />}
        <BirthdayRow />
        <LanguageRow />
        <LocationRow />
        <DetailRow
          name="Membership"
          value="Everything here is free"
          end={
            <PathLink className={`${text.link} ${css.rowLink}`} to={routes.payment()}>
              See what is included
            </PathLink>
          }
        />
      </DetailList>
    </PageSection>
  );
}
