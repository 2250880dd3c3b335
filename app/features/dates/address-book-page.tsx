import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { formatLastCard, listPeople } from './list-people.ts';
import { DayRows, DateRow, useToday } from './rows.tsx';
import { useDateSettings } from './use-date-settings.ts';
import { useMyCards } from './use-my-cards.ts';

/** The people that the member's cards went to. */
export function AddressBookPage() {
  const sent = useMyCards('sent');
  const planned = useMyCards('upcoming');
  const today = useToday();
  const settings = useDateSettings();
  const people =
    sent.cards && planned.cards && today !== null && settings !== null
      ? listPeople([...sent.cards, ...planned.cards]).map((person) => ({
          ...person,
          note: formatLastCard(person, today, settings.order),
        }))
      : null;
  function retry() {
    for (const list of [sent, planned]) if (list.isFailed) list.retry();
  }
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your contacts"
        lead="Everyone you have sent a card to. The birthdays you keep are in your reminders."
      />
      <div className={css.people}>
        {sent.isFailed || planned.isFailed ? (
          <LoadError retry={retry} />
        ) : people === null ? (
          <SkeletonLine width="40%" />
        ) : people.length === 0 ? (
          <Empty title="No contacts yet" action={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}>
            The people you send cards to appear here.
          </Empty>
        ) : (
          <DayRows>
            {people.map((person) => (
              <DateRow
                key={person.name}
                mark={<Avatar name={person.name} />}
                name={<bdi>{person.name}</bdi>}
                note={person.note}
                end={
                  <ButtonLink
                    size="small"
                    variant="quiet"
                    to={routes.name(person.name)}
                    aria-label={`See cards for ${person.name}`}
                  >
                    See cards
                  </ButtonLink>
                }
              />
            ))}
          </DayRows>
        )}
      </div>
    </div>
  );
}
