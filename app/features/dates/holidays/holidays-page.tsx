import { ButtonLink } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from '../dates.module.css';
import { HolidayRows } from '../rows.tsx';

/** The holidays, in order of their dates. */
export function HolidaysPage() {
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Upcoming holidays"
        lead="The holidays in your region. Write a card now and we send it on the day."
        act={
          <ButtonLink variant="quiet" to={routes.addHolidays()}>
            Choose your holidays
          </ButtonLink>
        }
      />
      <div className={css.part}>
        <HolidayRows />
      </div>
    </div>
  );
}
