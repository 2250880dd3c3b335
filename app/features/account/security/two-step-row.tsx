import { useState, type RefObject } from 'react';
import { ListRow } from '#app/ui/list/row-list.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import rows from '../account-page.module.css';
import { useOpenRow } from '#app/parts/editable-row/editable-row.tsx';
import { formatQuantity } from '#shared/text/format.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './two-step.module.css';
import { RenewCodesForm, TurnOffForm } from './two-step-forms.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** From this number on, the remaining recovery codes are highlighted. */
const FEW = 3;

/** Two-step codes from an authenticator app: off, being set up, or on. */
export function TwoStepRow() {
  const { hasTwoStep } = useAccount().account;
  const { isOpen, open, close, formRef, openerRef } = useOpenRow('two-step');
  const {
    isOpen: isRenewing,
    open: openRenewing,
    close: closeRenewing,
    formRef: renewingRef,
    openerRef: renewingOpenerRef,
  } = useOpenRow('recovery-codes');
  const [codes, setCodes] = useState<{ all: readonly string[]; areRenewed: boolean } | null>(null);
  return (
    <ListRow
      id="two-step"
      name="Two-step codes"
      note={
        hasTwoStep ? (
          <CodesLeft isFree={!isRenewing && !codes} open={openRenewing} openerRef={renewingOpenerRef} />
        ) : (
          'Off. After your password, you enter a code from an app on your phone.'
        )
      }
      end={
        isOpen || codes ? undefined : (
          <TextButton ref={openerRef} onClick={open}>
            {hasTwoStep ? 'Turn off' : 'Turn on'}
            <span className={text.sr}> two-step codes</span>
          </TextButton>
        )
      }
    >
      {isOpen && !codes && (
        <div ref={formRef}>
          {hasTwoStep ? (
            <TurnOffForm close={close} />
          ) : (
            <TwoStepSetup close={close} onCodes={(all) => setCodes({ all, areRenewed: false })} />
          )}
        </div>
      )}
      {isRenewing && !codes && (
        <div ref={renewingRef}>
          <RenewCodesForm close={closeRenewing} onCodes={(all) => setCodes({ all, areRenewed: true })} />
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes.all}
          areRenewed={codes.areRenewed}
          onSaved={() => {
            setCodes(null);
            close();
          }}
        />
      )}
    </ListRow>
  );
}

/** How many recovery codes are left, and a button for new ones. */
function CodesLeft({
  isFree,
  open,
  openerRef,
}: {
  isFree: boolean;
  open: () => void;
  openerRef: RefObject<HTMLButtonElement | null>;
}) {
  const { recoveryCodesLeft: left } = useAccount().account;
  const sentence = `${left === 0 ? 'No recovery codes' : formatQuantity(left, 'recovery code')} left.`;
  return (
    <>
      On. {left <= FEW ? <span className={css.few}>{sentence}</span> : sentence}
      {isFree && (
        <span className={rows.rowActs}>
          <TextButton ref={openerRef} onClick={open}>
            Make new recovery codes
          </TextButton>
        </span>
      )}
    </>
  );
}
