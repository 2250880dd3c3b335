import { Field, TextInput } from '#app/ui/field.tsx';
import { MOBILE_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';

/** A number for text messages. */
export function MobileLine() {
  const { mobile } = useAccount().account;
  return (
    <EditLine
      id="mobile"
      name="Mobile"
      value={mobile === null ? 'Not given' : <bdi dir="ltr">{mobile}</bdi>}
      note="For text messages only"
      change={mobile === null ? 'Add' : 'Change'}
    >
      {(close) => <MobileForm close={close} />}
    </EditLine>
  );
}

function MobileForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const acting = useActing();
  const [{ mobile }, type] = useRowWords('mobile', { mobile: account.mobile ?? '' });
  async function keep() {
    const typed = mobile.trim() === '' ? null : mobile.trim();
    const said = typed === null ? 'Your number is taken out.' : 'Your number is kept.';
    const isDone = typed === account.mobile || (await acting.act(() => save({ mobile: typed }, said)));
    if (isDone) close();
  }
  return (
    <LineForm save="Save the number" onSave={() => void keep()} onClose={close} acting={acting} fields={['mobile']}>
      <Field
        label="Your mobile number"
        hint="With the country, such as +44 7700 900123. Empty takes it out."
        error={acting.at('mobile')}
      >
        <TextInput
          type="tel"
          dir="ltr"
          value={mobile}
          maxLength={MOBILE_MAX}
          autoComplete="tel"
          onChange={({ target }) => type({ mobile: target.value })}
        />
      </Field>
    </LineForm>
  );
}
