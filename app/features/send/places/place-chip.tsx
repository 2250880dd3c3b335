import { Chip } from '#app/ui/form/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { clockAt } from '#shared/time/local-time.ts';
import { formatTime, formatTimeZone } from '#app/parts/places/format-time.ts';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';
import css from './place-chip.module.css';
import { useMinute } from '#app/parts/places/use-minute.ts';

/** Where a recipient is, and what time it is there. Pressing it changes the place. */
export function PlaceChip({
  name,
  timeZone,
  onPress,
}: {
  /** of the recipient */
  name: string;
  timeZone: string | null;
  onPress: () => void;
}) {
  const now = useMinute();
  const hourCycle = useHourCycle();
  if (timeZone === null)
    return (
      <Chip className={css.chip} onClick={onPress} aria-label={`Add a place for ${name}`}>
        <Icon name="plus" /> Place
      </Chip>
    );
  const [city, time] = [formatTimeZone(timeZone), formatTime(clockAt(now, timeZone).time, hourCycle)];
  return (
    <Chip className={css.chip} onClick={onPress} aria-label={`${city}, ${time}. Change the place of ${name}`}>
      <Icon name="clock" />
      {city} <b>{time}</b>
    </Chip>
  );
}
