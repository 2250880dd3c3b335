import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { DetailRow } from '#app/ui/list/row-list.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import css from './editable-row.module.css';
import { deleteSavedInput, rowWithSavedInput, SavedAsContext } from './saved-input.ts';
import type { Action } from '#app/client/use-action.ts';

type OpenRowState = { row: string | null; setRow: (row: string | null) => void };
const OpenRowContext = createContext<OpenRowState>({ row: null, setRow: () => undefined });

/** Keeps one row of the page open at a time. A row with saved input is open again after a reload. */
export function OpenRowProvider({
  savedAs,
  children,
}: {
  /** under which name the page saves what is typed; each page has its own */ savedAs: string;
  children: ReactNode;
}) {
  const [row, set] = useState<string | null>(() => rowWithSavedInput(savedAs));
  const value = useMemo(() => {
    function setRow(next: string | null) {
      if (next === null) deleteSavedInput(savedAs);
      set(next);
    }
    return { row, setRow };
  }, [row, savedAs]);
  return (
    <SavedAsContext value={savedAs}>
      <OpenRowContext value={value}>{children}</OpenRowContext>
    </SavedAsContext>
  );
}

export type OpenRow = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** around the form of the row; Escape in it closes the row */ formRef: RefObject<HTMLDivElement | null>;
  /** the button that opens the row and gets the focus back */ openerRef: RefObject<HTMLButtonElement | null>;
};

/** Whether a row is open. Its form takes the focus. Escape closes it without saving and returns the focus to its button. */
export function useOpenRow(id: string): OpenRow {
  const { row, setRow } = useContext(OpenRowContext);
  const isOpen = row === id;
  const formRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const form = formRef.current;
    if (!isOpen) {
      // Another row may have been opened from here, and has the focus then.
      if (wasOpen.current && (document.activeElement === document.body || document.activeElement === null))
        openerRef.current?.focus();
      wasOpen.current = false;
      return;
    }
    wasOpen.current = true;
    form?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea, button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setRow(null);
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, [isOpen, setRow]);
  return { isOpen, open: () => setRow(id), close: () => setRow(null), formRef, openerRef };
}

/** A row of a list of details: a name, its value, and a button that opens a form in place. */
export function EditableRow({
  id,
  name,
  value,
  note,
  change = 'Change',
  children,
}: {
  id: string;
  name: string;
  value: ReactNode;
  note?: ReactNode;
  change?: string;
  /** the form; mounted each time the row opens, so that it starts with the current value */
  children: (close: () => void) => ReactNode;
}) {
  const { isOpen, open, close, formRef, openerRef } = useOpenRow(id);
  return (
    <DetailRow
      id={id}
      name={name}
      value={value}
      note={note}
      open={isOpen && <div ref={formRef}>{children(close)}</div>}
      end={
        <TextButton ref={openerRef} onClick={open}>
          {change}
          <span className={text.sr}> {name.toLowerCase()}</span>
        </TextButton>
      }
    />
  );
}

/** The form of an open row. The first wrong field gets the focus. */
export function RowForm({
  save,
  onSave,
  onClose,
  cancel = 'Cancel',
  tone,
  action,
  children,
}: {
  /** label of the button: a verb and its object */ save: string;
  onSave: () => void;
  onClose: () => void;
  cancel?: string;
  tone?: 'danger';
  action: Action;
  children: ReactNode;
}) {
  const { formRef, generalError, isBusy } = action;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSave();
  }
  return (
    <form ref={formRef} className={css.form} noValidate onSubmit={submit}>
      {children}
      {generalError && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.actions}>
        <Button type="submit" size="small" variant={tone ?? 'primary'} busy={isBusy}>
          {save}
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
