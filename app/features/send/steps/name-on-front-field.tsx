import { Field, TextInput } from '#app/ui/form/field.tsx';
import type { StepProps } from './step.ts';

/** The name on the front of a card, for a card that takes one. */
export function NameOnFrontField({
  card,
  label = 'Name on the front',
  field = 'nameOnFront',
  value,
  error,
  hint,
  onChange,
  onBlur,
}: {
  card: StepProps['server']['card'];
  label?: string;
  /** what it is in the draft */ field?: string;
  value: string;
  error: string | undefined;
  /** in the place of what is said otherwise */ hint?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}) {
  return (
    <Field
      label={label}
      aside={
        value.length > card.nameMax / 2
          ? `${value.trim().length} of ${card.nameMax}`
          : card.needsName
            ? undefined
            : 'Optional'
      }
      hint={
        hint ??
        (card.needsName
          ? 'Required: the picture is made of the name.'
          : card.nameOnFront
            ? `If empty, the front says “${card.nameOnFront}”.`
            : undefined)
      }
      error={error}
    >
      <TextInput
        serif
        data-field={field}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
