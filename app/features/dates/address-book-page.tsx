import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { lastCardWords, peopleIn } from './people-in.ts';
import { DayRows, PlainRow, useToday } from './rows.tsx';
import { useMyCards } from './use-my-cards.ts';

/** Those whom the member has written to, as the cards know them. */
export function AddressBookPage() {
  const sent = useMyCards('sent');
  const planned = useMyCards('upcoming');
  const today = useToday();
  const people =
    sent && planned && today !== null
      ? peopleIn([...sent, ...planned]).map((person) => ({ ...person, note: lastCardWords(person, today) }))
      : null;
  return (
    <div className={text.wrap}>
      <PageTop
        title="Your people"
        lead="Everybody you have written a card to. A full address book, with their days and what to avoid, is not here yet."
      />
      <div className={css.people}>
        {people === null ? (
          <SkeletonLine width="40%" />
        ) : people.length === 0 ? (
          <Empty title="Nobody yet" action={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}>
            Send a first card, and whoever gets it stands here.
          </Empty>
        ) : (
          <DayRows>
            {people.map((person) => (
              <PlainRow
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
