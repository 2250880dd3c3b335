import { memo, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import css from './dialog.module.css';
import { animationsFinished } from './animations-finished.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, a click on the backdrop, or a button in the footer */
  onClose: () => void;
  /** called once it is closed and no longer visible */ onLeft?: (() => void) | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** the buttons; on a phone they share the width */
  foot?: ReactNode;
  /** for an alert: the id of its text. A click on the backdrop does not close it. */
  mustBeAnswered?: string | undefined;
};

/**
 * A modal dialog, for actions that cannot be undone. The browser keeps the focus in it, closes it on Escape and returns the focus afterwards. On a
 * phone it is a drawer at the bottom, within reach of the thumb.
 */
export function Dialog({ open, onClose, onLeft, title, children, foot, mustBeAnswered }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** How often it was opened: its content is mounted anew each time. */
  const [times, setTimes] = useState({ isOpen: false, opened: 0 });
  if (open !== times.isOpen) setTimes({ isOpen: open, opened: times.opened + Number(open) });
  /** The content stays mounted until the closing animation has ended. */
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);
  const onGone = useEffectEvent(() => {
    if (!isThere) return;
    setThere(false);
    onLeft?.();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // While it closes, it can be neither clicked nor read.
    dialog.inert = !open;
    if (open) {
      if (!dialog.open) dialog.showModal();
      return undefined;
    }
    if (dialog.open) dialog.close();
    let isOld = false;
    void animationsFinished(dialog).then(() => isOld || onGone());
    return () => void (isOld = true);
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || mustBeAnswered !== undefined) return;
    // A click on the backdrop has the dialog itself as its target; the keyboard has Escape. A pointer press that began on the panel, as when
    // selecting text, does not count.
    let isFromGround = false;
    const begin = (event: PointerEvent) => void (isFromGround = event.target === dialog);
    const press = (event: MouseEvent) => isFromGround && event.target === dialog && onClose();
    dialog.addEventListener('pointerdown', begin);
    dialog.addEventListener('click', press);
    return () => {
      dialog.removeEventListener('pointerdown', begin);
      dialog.removeEventListener('click', press);
    };
  }, [onClose, mustBeAnswered]);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={id}
      {...(mustBeAnswered === undefined ? {} : { role: 'alertdialog', 'aria-describedby': mustBeAnswered })}
      onClose={() => open && onClose()}
    >
      {(open || isThere) && <LeavingPanel key={times.opened} isLeaving={!open} panel={{ id, title, children, foot }} />}
    </dialog>
  );
}

type PanelProps = { id: string; title: ReactNode; children?: ReactNode; foot?: ReactNode };

/** The owner often has nothing to show any more once the dialog is closed: while it closes, the last content is kept. */
const LeavingPanel = memo(
  function LeavingPanel({ panel }: { panel: PanelProps; isLeaving: boolean }) {
    return <DialogPanel {...panel} />;
  },
  (_, { isLeaving }) => isLeaving,
);

/** The content of the dialog. */
export function DialogPanel({ id, title, children, foot }: PanelProps) {
  return (
    <div className={css.panel}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}
