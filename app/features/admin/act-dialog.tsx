import { useId, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import form from './form.module.css';

/** A dialog in which something is done: what is to be known or said first, the way out of it, and the press that does it. */
export function ActDialog({
  title,
  verb,
  leave = 'Leave it',
  isDanger = false,
  isBusy,
  onAct,
  onClose,
  children,
}: {
  title: string;
  /** on the button that does it */ verb: string;
  /** on the one that does not */ leave?: string;
  /** there is no way back */ isDanger?: boolean;
  isBusy: boolean;
  /** @returns whether it is done: then the dialog leaves by itself */ onAct: () => Promise<boolean>;
  /** once it is out of sight, done or not */ onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  /** Whoever made it keeps it until it is out of sight. */
  const [isOpen, setOpen] = useState(true);
  const leaveIt = () => setOpen(false);
  async function submit() {
    if (await onAct()) leaveIt();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={leaveIt}
      onLeft={onClose}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={leaveIt}>
            {leave}
          </Button>
          <Button type="submit" form={id} busy={isBusy} variant={isDanger ? 'danger' : 'primary'}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
