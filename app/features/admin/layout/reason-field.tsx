import { Field, TextArea } from '#app/ui/form/field.tsx';
import { REASON_MAX } from '#shared/limits.ts';

/** The reason for an administrator's action. */
export function ReasonField({
  hint,
  value,
  onChange,
  error,
}: {
  /** who can read the reason, as a sentence */ hint: string;
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}) {
  return (
    <Field label="Reason" hint={hint} error={error}>
      <TextArea value={value} onChange={(event) => onChange(event.target.value)} maxLength={REASON_MAX} rows={3} />
    </Field>
  );
}
