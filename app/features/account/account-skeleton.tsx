import { Chapter } from '#app/ui/chapter.tsx';
import { NamedLine, NamedLines } from '#app/ui/lines.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/skeleton.tsx';
import css from './you/photo.module.css';

const ROWS = ['Name', 'Email', 'Mobile', 'Birthday', 'Language', 'Place', 'Membership'];

/** The shape of the account while it is on its way. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <Chapter title="You">
        <div className={css.me}>
          <SkeletonBlock width="4.5rem" height="4.5rem" round />
          <SkeletonBlock width="8rem" height="2.5rem" round />
        </div>
        <NamedLines>
          {ROWS.map((name) => (
            <NamedLine key={name} name={name} value={<SkeletonLine width="60%" near />} />
          ))}
        </NamedLines>
      </Chapter>
      <Chapter title="When">
        <SkeletonLine width="90%" />
        <SkeletonLine width="80%" />
      </Chapter>
    </div>
  );
}
