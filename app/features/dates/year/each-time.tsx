import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import text from '#app/ui/text.module.css';
import { WhenItComes } from './when-it-comes.tsx';

/** What is done each time that a date comes, on the page of the date. Where no card can be planned for it, there is nothing to choose. */
export function EachTime({ calendarId }: { calendarId: string }) {
  const { value, set } = useLoaded(async () => (await call('GET /year', { query: { calendarId } })).results[0] ?? null);
  if (value === null) return null;
  return (
    <>
      <p className={text.soft}>
        A week before the day, we can show you a card to send with one press, or send one for you and let you know.
      </p>
      <WhenItComes date={value} onChange={set} />
    </>
  );
}
