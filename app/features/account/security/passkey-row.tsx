import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { ListRow } from '#app/ui/list/row-list.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { Account } from '#contract/account.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { RowForm, useOpenRow } from '#app/parts/editable-row/editable-row.tsx';
import { formatDate, formatRelativeTime } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';

type Passkey = Account['passkeys'][number];

const renameRow = ({ passkeyId }: Passkey) => `rename ${passkeyId}`;

/** A passkey: its name, and when it was last used. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const { formRef: renameForm, openerRef: renameButton, ...renaming } = useOpenRow(renameRow(passkey));
  const { formRef: removeForm, openerRef: removeButton, ...removing } = useOpenRow(`remove ${passkeyId}`);
  const isOpen = renaming.isOpen || removing.isOpen;
  const used = lastUsedAt === null ? 'not used yet' : `last used ${formatRelativeTime(lastUsedAt)}`;
  return (
    <ListRow
      name={name}
      note={`Added ${formatDate(createdAt)}, ${used}`}
      end={
        isOpen ? undefined : (
          <>
            <TextButton ref={renameButton} onClick={renaming.open}>
              Rename<span className={text.sr}> {name}</span>
            </TextButton>
            <TextButton ref={removeButton} onClick={removing.open}>
              Remove<span className={text.sr}> {name}</span>
            </TextButton>
          </>
        )
      }
    >
      {renaming.isOpen && (
        <div ref={renameForm}>
          <RenameForm passkey={passkey} close={renaming.close} />
        </div>
      )}
      {removing.isOpen && (
        <div ref={removeForm}>
          <RemoveForm passkey={passkey} close={removing.close} />
        </div>
      )}
    </ListRow>
  );
}

function RenameForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { take } = useAccount();
  const action = useAction(['name']);
  const [{ name }, setInput] = useRowInput(renameRow(passkey), { name: passkey.name });
  const rename = async (newName: string) =>
    take(
      (
        await call('PUT /account/passkeys/{passkeyId}', {
          params: { passkeyId: passkey.passkeyId },
          body: { name: newName },
        })
      ).account,
    );
  async function save() {
    const isDone = await action.run(() => rename(name.trim()));
    if (!isDone) return;
    showToast(`Your passkey is now called ${name.trim()}.`, {
      undo: () => void action.run(() => rename(passkey.name)),
    });
    close();
  }
  return (
    <RowForm save="Save the name" onSave={() => void save()} onClose={close} action={action}>
      <Field label="Name of the passkey" error={action.errorAt('name')}>
        <TextInput
          value={name}
          maxLength={PERSON_NAME_MAX}
          onChange={({ target }) => setInput({ name: target.value })}
        />
      </Field>
    </RowForm>
  );
}

function RemoveForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { take } = useAccount();
  const action = useAction();
  async function remove() {
    const { passkeyId } = passkey;
    const isDone = await action.run(async () =>
      take((await call('DELETE /account/passkeys/{passkeyId}', { params: { passkeyId } })).account),
    );
    if (!isDone) return;
    showToast(`You can no longer sign in with ${passkey.name}.`);
    close();
  }
  return (
    <RowForm
      save="Remove this passkey"
      tone="danger"
      cancel="Keep it"
      onSave={() => void remove()}
      onClose={close}
      action={action}
    >
      <p className={text.small}>You will no longer be able to sign in with it. To add it again, you need the device.</p>
    </RowForm>
  );
}
