import css from '../import-page.module.css';
import { SERVERS } from './servers.ts';

/** Where the password of an account comes from. */
export function HowToAccount({ serverId }: { serverId: string }) {
  const { steps, address } = SERVERS.find(({ id }) => id === serverId) ?? SERVERS[0];
  return (
    <section className={css.how} aria-labelledby="import-password">
      <h2 id="import-password">{address === null ? 'What to enter' : 'Where to get the password'}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
