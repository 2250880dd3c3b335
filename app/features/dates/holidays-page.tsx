import { ButtonLink } from '#app/ui/button.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { ComingDays } from './rows.tsx';

/** The days that belong to everybody, in the order in which they come. */
export function HolidaysPage() {
  return (
    <div className={text.wrap}>
      <PageTop
        title="Holidays, as they come"
        lead="Mothers and fathers have their day here as in the United States. A card that you write now leaves on its morning."
        act={
          <ButtonLink variant="quiet" to={routes.addHolidays()}>
            All holidays
          </ButtonLink>
        }
      />
      <div className={css.part}>
        <ComingDays />
      </div>
    </div>
  );
}
