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
        Each time, a week before, we can show you a card that you send by one press, or send one for you and tell you.
      </p>
      <WhenItComes date={value} onChange={set} />
    </>
  );
}
