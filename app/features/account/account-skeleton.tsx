import { PageSection } from '#app/ui/layout/page-section.tsx';
import { DetailRow, DetailList } from '#app/ui/list/row-list.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import css from './profile/photo.module.css';

const ROWS = ['Name', 'Email', 'Birthday', 'Language', 'Location', 'Membership'];

/** The shape of the account page while it loads. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <PageSection title="Profile">
        <div className={css.me}>
          <SkeletonBlock width="4.5rem" height="4.5rem" round />
          <SkeletonBlock width="8rem" height="2.5rem" round />
        </div>
        <DetailList>
          {ROWS.map((name) => (
            <DetailRow key={name} name={name} value={<SkeletonLine width="60%" near />} />
          ))}
        </DetailList>
      </PageSection>
      <PageSection title="Notifications">
        <DetailList>
          <DetailRow name="Email" value={<SkeletonLine width="60%" near />} />
        </DetailList>
      </PageSection>
    </div>
  );
}
