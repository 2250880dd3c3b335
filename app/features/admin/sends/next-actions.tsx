import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { routes } from '#shared/routes.ts';
import { firstName } from '#shared/people/first-name.ts';
import { type Repair, hasBounced, availableRepairs } from './available-repairs.ts';
import css from './send-page.module.css';

/** The most likely next actions: first correct a wrong address, then answer the sender, then send again. */
export function NextActions({ send, onRepair }: { send: AdminSendDetails; onRepair: (repair: Repair) => void }) {
  const { repairs } = availableRepairs(send);
  const ticket = send.tickets.find((one) => one.state === 'open');
  const needsCorrection = hasBounced(send) && repairs.has('correct-address');
  if (!needsCorrection && !ticket && !repairs.has('send-again') && !repairs.has('reschedule')) return null;
  return (
    <div className={css.actions}>
      {needsCorrection && (
        <Button size="small" onClick={() => onRepair('correct-address')}>
          Correct the address
        </Button>
      )}
      {ticket && (
        <ButtonLink
          size="small"
          variant={needsCorrection ? 'quiet' : 'primary'}
          to={routes.admin('tickets', ticket.ticketNumber)}
        >
          Answer {firstName(send.sender.name)}
        </ButtonLink>
      )}
      {!needsCorrection && repairs.has('send-again') && (
        <Button size="small" variant="quiet" onClick={() => onRepair('send-again')}>
          Send again
        </Button>
      )}
      {repairs.has('reschedule') && (
        <Button size="small" variant="quiet" onClick={() => onRepair('reschedule')}>
          Reschedule
        </Button>
      )}
    </div>
  );
}
