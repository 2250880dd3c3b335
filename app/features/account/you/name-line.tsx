import { Field, TextInput } from '#app/ui/field.tsx';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';

/** The name that stands on the member's cards. */
export function NameLine() {
  const { account } = useAccount();
  return (
    <EditLine id="name" name="Name" value={account.name}>
      {(close) => <NameForm close={close} />}
    </EditLine>
  );
}

function NameForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const acting = useActing();
  const [{ name }, type] = useRowWords('name', { name: account.name });
  async function keep() {
    const typed = name.trim();
    const isDone =
      typed === account.name || (await acting.act(() => save({ name: typed }, `You are ${typed} here now.`)));
    if (isDone) close();
  }
  return (
    <LineForm save="Save the name" onSave={() => void keep()} onClose={close} acting={acting} fields={['name']}>
      <Field label="Your name" hint="As it stands on your cards." error={acting.at('name')}>
        <TextInput
          value={name}
          maxLength={PERSON_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
    </LineForm>
  );
}
