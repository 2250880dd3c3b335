import css from '../import-page.module.css';

const LINES = [
  'Mum 3 May',
  'Tom Baker, 1990-04-12, tom@example.com',
  'Anna & Ben, wedding anniversary 12 June 2010',
  'Theo, brother, 16/12/1997, +46 8 5500 1234',
];

/** What the lines of a list can look like. */
export function HowToList() {
  return (
    <section className={css.how} aria-labelledby="import-lines">
      <h2 id="import-lines">How a line can look</h2>
      <ul className={css.lines}>
        {LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
