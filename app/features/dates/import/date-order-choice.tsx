import { Segmented } from '#app/ui/form/segmented.tsx';
import type { DateOrder } from '#shared/time/date-order.ts';
import type { Correction } from './read-on-device.ts';

/** What comes first in the dates of a file or a list. */
export function DateOrderChoice({
  legend,
  value,
  onCorrect,
}: {
  legend: string;
  value: DateOrder;
  onCorrect: (correction: Correction) => void;
}) {
  return (
    <Segmented
      legend={legend}
      showLegend
      options={[
        { value: 'day-month', label: 'The day' },
        { value: 'month-day', label: 'The month' },
        { value: 'year-month', label: 'The year' },
      ]}
      value={value}
      onChange={(order) => onCorrect({ dateOrder: order })}
    />
  );
}
