import { Field, TextInput } from '#app/ui/form/field.tsx';
import { MOBILE_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '../saved-input.ts';
import { EditableRow, RowForm } from '../editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';

/** The mobile number for text messages. */
export function MobileRow() {
  const { mobile } = useAccount().account;
  return (
    <EditableRow
      id="mobile"
      name="Mobile"
      value={mobile === null ? 'Not given' : <bdi dir="ltr">{mobile}</bdi>}
      note="For text messages only"
      change={mobile === null ? 'Add' : 'Change'}
    >
      {(close) => <MobileForm close={close} />}
    </EditableRow>
  );
}

function MobileForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const action = useAction(['mobile']);
  const [{ mobile }, setInput] = useRowInput('mobile', { mobile: account.mobile ?? '' });
  async function submit() {
    const typed = mobile.trim() === '' ? null : mobile.trim();
    const message = typed === null ? 'Your number is removed.' : 'Your number is saved.';
    const isDone = typed === account.mobile || (await action.run(() => save({ mobile: typed }, message)));
    if (isDone) close();
  }
  return (
    <RowForm save="Save the number" onSave={() => void submit()} onClose={close} action={action}>
      <Field
        label="Your mobile number"
        hint="With the country code, such as +44 7700 900123. Leave it empty to remove it."
        error={action.errorAt('mobile')}
      >
        <TextInput
          type="tel"
          dir="ltr"
          value={mobile}
          maxLength={MOBILE_MAX}
          autoComplete="tel"
          onChange={({ target }) => setInput({ mobile: target.value })}
        />
      </Field>
    </RowForm>
  );
}
