import { Field, TextArea } from '#app/ui/field.tsx';
import { REASON_MAX } from '#shared/limits.ts';

/** Why an administrator does something, in a sentence. */
export function ReasonField({
  whoReads,
  value,
  onChange,
  error,
}: {
  /** who reads it, in a sentence */ whoReads: string;
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}) {
  return (
    <Field label="Why" hint={whoReads} error={error}>
      <TextArea value={value} onChange={(event) => onChange(event.target.value)} maxLength={REASON_MAX} rows={3} />
    </Field>
  );
}
