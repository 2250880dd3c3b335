import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';

/** The name on the member's cards. */
export function NameRow() {
  const { account } = useAccount();
  return (
    <EditableRow id="name" name="Name" value={account.name}>
      {(close) => <NameForm close={close} />}
    </EditableRow>
  );
}

function NameForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const action = useAction(['name']);
  const [{ name }, setInput] = useRowInput('name', { name: account.name });
  async function submit() {
    const typed = name.trim();
    const isDone =
      typed === account.name || (await action.run(() => save({ name: typed }, `Your name is now ${typed}.`)));
    if (isDone) close();
  }
  return (
    <RowForm save="Save the name" onSave={() => void submit()} onClose={close} action={action}>
      <Field label="Your name" hint="Shown on your cards." error={action.errorAt('name')}>
        <TextInput
          value={name}
          maxLength={PERSON_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => setInput({ name: target.value })}
        />
      </Field>
    </RowForm>
  );
}
