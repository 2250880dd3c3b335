import { memo, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import css from './dialog.module.css';
import { animationsFinished } from './animations-finished.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the dim ground, or a button in its foot */
  onClose: () => void;
  /** once it is closed and out of sight */ onLeft?: (() => void) | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** the buttons; on a phone they share the width */
  foot?: ReactNode;
  /** an alert: the id of what it says. A press beside it is no answer. */
  mustBeAnswered?: string | undefined;
};

/**
 * A layer over the page, only where there is no way back. The browser keeps the focus in it, closes it on Escape and gives the
 * focus back; on a phone it is a drawer at the foot, within reach of the thumb.
 */
export function Dialog({ open, onClose, onLeft, title, children, foot, mustBeAnswered }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** How often it was opened: what stands in it is made anew each time. */
  const [times, setTimes] = useState({ isOpen: false, opened: 0 });
  if (open !== times.isOpen) setTimes({ isOpen: open, opened: times.opened + Number(open) });
  /** Until it is out of sight, what stood in it last goes along. */
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
    // What is on its way out is neither pressed nor read.
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
    // A press on the dim ground reaches the dialog itself; Escape is its twin on the keyboard. One that began on the panel, as when
    // words are marked with a wide sweep, is none.
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

/** Whoever closes a layer often has nothing more to show in it: while it leaves, it stays as it was. */
const LeavingPanel = memo(
  function LeavingPanel({ panel }: { panel: PanelProps; isLeaving: boolean }) {
    return <DialogPanel {...panel} />;
  },
  (_, { isLeaving }) => isLeaving,
);

/** What stands in the layer. */
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
