import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import { Opening, Section } from './parts.tsx';

/** The feasts of the year, to choose those that one writes on. */
export function AddHolidaysPage({ feasts }: { feasts: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <Opening
        title={
          <>
            Which ones <em>do you keep?</em>
          </>
        }
        lead="We do not keep a list of yours yet. Open a feast, choose its cards now, and let each leave on its morning."
        acts={
          <ButtonLink variant="quiet" to={routes.holidays()}>
            In the order they come
          </ButtonLink>
        }
      />
      <Section title="All feasts">
        <BigIndex title="Cards by holiday" items={feasts} />
      </Section>
    </>
  );
}
