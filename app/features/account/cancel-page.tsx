import { ButtonLink } from '#app/ui/button.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './what/pages.module.css';

/** What people come here for, where there is no membership to stop. */
const INSTEAD = [
  {
    name: 'Fewer mails from us',
    note: 'Each kind has a switch of its own, and one press stops all that can be stopped.',
    to: routes.emailSettings(),
    act: 'Choose the mails',
  },
  {
    name: 'Everything you put here',
    note: 'Packed into one ZIP, to keep or to take elsewhere.',
    to: `${routes.account()}#export`,
    act: 'Take it with you',
  },
  {
    name: 'An end to the account',
    note: 'Closed at once. Until the end of the day one link in your email undoes it.',
    to: `${routes.account()}#leave`,
    act: 'Leave',
  },
] as const;

/** Where a membership is stopped. There is none, and the page says so and leads to what was meant. */
export function CancelPage() {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageTop
        back={{ to: routes.account(), name: 'Your account' }}
        title="There is nothing to stop"
        lead="Everything here is free. You have no membership that renews, and nothing is paid from anywhere."
      />
      <div className={css.table}>
        <h2 className={css.instead}>Perhaps you came for one of these</h2>
        <Lines>
          {INSTEAD.map(({ name, note, to, act }) => (
            <Line
              key={to}
              isMid
              name={name}
              note={note}
              end={
                <ButtonLink variant="quiet" size="small" to={to}>
                  {act}
                </ButtonLink>
              }
            />
          ))}
        </Lines>
      </div>
    </div>
  );
}
