import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { firstName } from '#shared/people/first-name.ts';
import { type Repair, availableRepairs } from './available-repairs.ts';
import { formatRecipients } from './timeline-text.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { SendAgainDialog, CorrectAddressDialog, TakeDownDialog } from './repair-dialogs.tsx';
import css from './send-page.module.css';

/** The repair actions for a card, and what each of them does. */
export function RepairActions({
  send,
  open,
  onOpen,
  onChange,
}: {
  send: AdminSendDetails;
  open: Repair | null;
  onOpen: (repair: Repair | null) => void;
  onChange: (send: AdminSendDetails) => void;
}) {
  const close = () => onOpen(null);
  function finish(next: AdminSendDetails, message: string) {
    onChange(next);
    showToast(message);
  }
  const { repairs, reachable, correctable } = availableRepairs(send);
  const toOne = reachable.length === 1 ? ` to ${formatRecipients(reachable)}` : '';
  const actions: readonly (readonly [repair: Repair, label: string, effect: string])[] = [
    ['send-again', `Send again${toOne}`, 'as a new email'],
    ['correct-address', 'Correct an address', 'free, with new links'],
    ['new-link', `Send a new link${toOne}`, 'the old one stops working'],
    ['reschedule', 'Reschedule', 'tells the sender why'],
    ['take-down', 'Take down', 'asks for a reason'],
  ];
  return (
    <section>
      <h2>Repair</h2>
      {repairs.size === 0 && <p className={css.calm}>This card was taken down. Nothing more is sent.</p>}
      <ul className={css.repairs}>
        {actions
          .filter(([repair]) => repairs.has(repair))
          .map(([repair, label, effect]) => (
            <li key={repair}>
              <button
                type="button"
                className={repair === 'take-down' ? css.bad : undefined}
                onClick={() => onOpen(repair)}
              >
                {label} <span>{effect}</span>
              </button>
            </li>
          ))}
      </ul>
      {(open === 'send-again' || open === 'new-link') && (
        <SendAgainDialog
          send={send}
          people={reachable}
          hasNewLink={open === 'new-link'}
          onClose={close}
          onDone={(next, person) => finish(next, `The card was sent to ${firstName(person.name)} again.`)}
        />
      )}
      {open === 'correct-address' && (
        <CorrectAddressDialog
          send={send}
          people={correctable}
          onClose={close}
          onDone={(next, person) => finish(next, `The card was sent to ${firstName(person.name)} at the new address.`)}
        />
      )}
      {open === 'reschedule' && (
        <RescheduleDialog send={send} onClose={close} onDone={(next) => finish(next, 'The card was rescheduled.')} />
      )}
      {open === 'take-down' && (
        <TakeDownDialog send={send} onClose={close} onDone={(next) => finish(next, 'The card was taken down.')} />
      )}
    </section>
  );
}
