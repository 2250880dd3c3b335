import { useState, type RefObject } from 'react';
import { Line } from '#app/ui/lines.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import rows from '../account-page.module.css';
import { useOpenLine } from '../open-line.tsx';
import { counted } from '#shared/spoken.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './two-step.module.css';
import { RenewCodes, TurnOff } from './with-a-code.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** So few are left that other ones are made better soon. */
const FEW = 3;

/** Codes of an app, asked for after the password: off, being set up, on. */
export function TwoStepLine() {
  const { hasTwoStep } = useAccount().account;
  const { isOpen, open, close, formRef, openerRef } = useOpenLine('two-step');
  const {
    isOpen: isRenewing,
    open: openRenewing,
    close: closeRenewing,
    formRef: renewingRef,
    openerRef: renewingOpenerRef,
  } = useOpenLine('recovery-codes');
  const [codes, setCodes] = useState<{ all: readonly string[]; areAnew: boolean } | null>(null);
  return (
    <Line
      id="two-step"
      name="Two-step codes"
      note={
        hasTwoStep ? (
          <CodesLeft isFree={!isRenewing && !codes} open={openRenewing} openerRef={renewingOpenerRef} />
        ) : (
          'Off. A code from an app on your phone, after the password.'
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
            <TurnOff close={close} />
          ) : (
            <TwoStepSetup close={close} onCodes={(all) => setCodes({ all, areAnew: false })} />
          )}
        </div>
      )}
      {isRenewing && !codes && (
        <div ref={renewingRef}>
          <RenewCodes close={closeRenewing} onCodes={(all) => setCodes({ all, areAnew: true })} />
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes.all}
          areAnew={codes.areAnew}
          onKept={() => {
            setCodes(null);
            close();
          }}
        />
      )}
    </Line>
  );
}

/** How many codes are left for a lost phone, and the way to other ones. */
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
  const words = `${left === 0 ? 'No code' : counted(left, 'code')} left for a lost phone.`;
  return (
    <>
      On. {left <= FEW ? <span className={css.few}>{words}</span> : words}
      {isFree && (
        <span className={rows.rowActs}>
          <TextButton ref={openerRef} onClick={open}>
            Make new codes<span className={text.sr}> for a lost phone</span>
          </TextButton>
        </span>
      )}
    </>
  );
}
