import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { peopleIn } from './people-in.ts';
import { useMyCards } from './use-my-cards.ts';

/** Those whom the member has written to, as the cards know them. */
export function AddressBookPage() {
  const sent = useMyCards('sent');
  const planned = useMyCards('upcoming');
  const people = sent && planned ? peopleIn([...sent, ...planned]) : null;
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
          <Lines>
            {people.map(({ name, count, lastAt }) => (
              <Line
                key={name}
                name={<bdi>{name}</bdi>}
                note={`${count === 1 ? 'One card' : `${count} cards`}, the last ${new Date(lastAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}`}
                end={
                  <ButtonLink size="small" variant="quiet" to={routes.name(name)} aria-label={`See cards for ${name}`}>
                    See cards
                  </ButtonLink>
                }
              />
            ))}
          </Lines>
        )}
      </div>
    </div>
  );
}
