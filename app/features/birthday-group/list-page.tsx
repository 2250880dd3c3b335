import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';
import { ListLink } from './list-link.tsx';
import { ListPeople } from './list-people.tsx';
import { ListSettings } from './list-settings.tsx';
import { describeGroup } from './my-lists.tsx';

const BACK = { to: routes.birthdayGroup(), name: 'Your lists' };

/** One list of birthdays, for the member who made it: its link to pass on, who is on it, and what people see. */
export function ListPage({ groupId }: { groupId: string | undefined }) {
  return groupId === undefined ? <NoList /> : <KnownList key={groupId} groupId={groupId} />;
}

function NoList() {
  return (
    <div className={classNames(text.wrap, css.end)}>
      <PageHeader title="We could not find this list" lead="You no longer have it." back={BACK} />
    </div>
  );
}

function KnownList({ groupId }: { groupId: string }) {
  const { value, set, error, retry } = useLoaded(
    async () => (await call('GET /birthday/groups/{groupId}', { params: { groupId } })).group,
  );
  if (error !== null && error.status < 500 && error.status !== 429) return <NoList />;
  if (error !== null || value === null)
    return (
      <div className={classNames(text.wrap, css.end)}>
        <PageHeader title="Your list" back={BACK} />
        {error === null ? <SkeletonLine width="40%" /> : <LoadError retry={retry} />}
      </div>
    );
  return (
    <div className={classNames(text.wrap, css.end)}>
      <PageHeader
        title={<bdi>{value.name}</bdi>}
        lead={describeGroup(value)}
        back={BACK}
        act={
          <ButtonLink variant="quiet" to={routes.reminders('birthday')}>
            See your reminders
          </ButtonLink>
        }
      />
      <PageSection title="The link" isText>
        <ListLink group={value} onChanged={set} />
      </PageSection>
      <PageSection title="Who is on it">
        {value.members.length === 0 ? (
          <Empty title="Nobody has added themselves yet">
            Send the link to the group. People who add themselves appear here and in your reminders.
          </Empty>
        ) : (
          <ListPeople group={value} onChanged={set} />
        )}
      </PageSection>
      <PageSection title="Settings" isText>
        <ListSettings group={value} onChanged={set} />
      </PageSection>
    </div>
  );
}
