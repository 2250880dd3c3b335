import { useId, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import form from './form.module.css';

/** A dialog with a form for one action, with a button to cancel and one to confirm. */
export function ActionDialog({
  title,
  verb,
  cancelLabel = 'Cancel',
  isDanger = false,
  isBusy,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** label of the confirming button */ verb: string;
  /** label of the other button */ cancelLabel?: string;
  /** the action cannot be undone */ isDanger?: boolean;
  isBusy: boolean;
  /** @returns whether it succeeded; then the dialog closes */ onConfirm: () => Promise<boolean>;
  /** called once it is closed, confirmed or not */ onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  /** The owner keeps it mounted until its closing animation has ended. */
  const [isOpen, setOpen] = useState(true);
  const cancel = () => setOpen(false);
  async function submit() {
    if (await onConfirm()) cancel();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      onLeft={onClose}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={cancel}>
            {cancelLabel}
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
