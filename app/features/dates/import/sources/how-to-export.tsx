import css from '../import-page.module.css';

const PLACES = [
  { name: 'iPhone and iCloud', how: 'Contacts, Lists, hold a list, Export. On icloud.com: select all, Export vCard.' },
  { name: 'Google and Android', how: 'On contacts.google.com: Export, Google CSV or vCard.' },
  { name: 'Outlook', how: 'People, Manage contacts, Export contacts.' },
  { name: 'A calendar of birthdays', how: 'Export it as a file that ends in .ics.' },
];

/** Where the file is to be found. */
export function HowToExport() {
  return (
    <section className={css.how} aria-labelledby="import-how">
      <h2 id="import-how">Where to find the file</h2>
      <dl>
        {PLACES.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
