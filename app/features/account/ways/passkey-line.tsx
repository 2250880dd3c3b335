import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Line } from '#app/ui/lines.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import type { Account } from '#contract/account.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { LineForm, useOpenLine } from '../open-line.tsx';
import { sayDate, sayMoment } from '#shared/spoken.ts';
import { useActing } from '../use-acting.ts';

type Passkey = Account['passkeys'][number];

const renameRow = ({ passkeyId }: Passkey) => `rename ${passkeyId}`;

/** A passkey: what it is called, and when it was used. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const { formRef: renameForm, openerRef: renameButton, ...renaming } = useOpenLine(renameRow(passkey));
  const { formRef: removeForm, openerRef: removeButton, ...removing } = useOpenLine(`remove ${passkeyId}`);
  const isOpen = renaming.isOpen || removing.isOpen;
  const used = lastUsedAt === null ? 'not used yet' : `last used ${sayMoment(lastUsedAt)}`;
  return (
    <Line
      name={name}
      note={`Added ${sayDate(createdAt)}, ${used}`}
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
    </Line>
  );
}

function RenameForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { take } = useAccount();
  const acting = useActing();
  const [{ name }, type] = useRowWords(renameRow(passkey), { name: passkey.name });
  const put = async (called: string) =>
    take(
      (
        await call('PUT /account/passkeys/{passkeyId}', {
          params: { passkeyId: passkey.passkeyId },
          body: { name: called },
        })
      ).account,
    );
  async function keep() {
    const isDone = await acting.act(() => put(name.trim()));
    if (!isDone) return;
    say(`It is called ${name.trim()} now.`, { undo: () => void acting.act(() => put(passkey.name)) });
    close();
  }
  return (
    <LineForm save="Save the name" onSave={() => void keep()} onClose={close} acting={acting} fields={['name']}>
      <Field label="What it is called" error={acting.at('name')}>
        <TextInput value={name} maxLength={PERSON_NAME_MAX} onChange={({ target }) => type({ name: target.value })} />
      </Field>
    </LineForm>
  );
}

function RemoveForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { take } = useAccount();
  const acting = useActing();
  async function remove() {
    const { passkeyId } = passkey;
    const isDone = await acting.act(async () =>
      take((await call('DELETE /account/passkeys/{passkeyId}', { params: { passkeyId } })).account),
    );
    if (!isDone) return;
    say(`${passkey.name} opens this account no more.`);
    close();
  }
  return (
    <LineForm
      save="Remove this passkey"
      tone="danger"
      closing="Keep it"
      onSave={() => void remove()}
      onClose={close}
      acting={acting}
      fields={[]}
    >
      <p className={text.small}>It will open this account no more. Making it anew takes the device itself.</p>
    </LineForm>
  );
}
