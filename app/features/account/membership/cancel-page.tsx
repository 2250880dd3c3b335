import { ButtonLink } from '#app/ui/button/button.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from '../settings-page.module.css';

/** What people may be looking for, where there is no membership to cancel. */
const INSTEAD = [
  {
    name: 'Fewer emails from us',
    note: 'Turn off all optional emails at once, or choose each kind.',
    to: routes.emailSettings(),
    button: 'Email settings',
  },
  {
    name: 'Your data',
    note: 'Download everything as one ZIP file.',
    to: `${routes.account()}#export`,
    button: 'Export your data',
  },
  {
    name: 'Delete your account',
    note: 'It is closed at once. A link in our email restores it until the end of the day.',
    to: `${routes.account()}#leave`,
    button: 'Delete my account',
  },
] as const;

/** The page for cancelling a membership. Everything is free, so it says so and links to what may be meant. */
export function CancelPage() {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <PageHeader
        back={{ to: routes.account(), name: 'Your account' }}
        title="There is nothing to cancel"
        lead="Everything here is free. You have no paid membership, and we do not charge you."
      />
      <div className={css.table}>
        <h2 className={css.instead}>Were you looking for one of these?</h2>
        <RowList>
          {INSTEAD.map(({ name, note, to, button }) => (
            <ListRow
              key={to}
              isMid
              name={name}
              note={note}
              end={
                <ButtonLink variant="quiet" size="small" to={to}>
                  {button}
                </ButtonLink>
              }
            />
          ))}
        </RowList>
      </div>
    </div>
  );
}
