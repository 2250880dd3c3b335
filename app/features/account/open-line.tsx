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
import { Button } from '#app/ui/button.tsx';
import { NamedLine } from '#app/ui/lines.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import css from './open-line.module.css';
import { forgetRow, rowToComeBackTo } from './kept-row.ts';
import type { Acting } from './use-acting.ts';

type Open = { line: string | null; setLine: (line: string | null) => void };
const OpenContext = createContext<Open>({ line: null, setLine: () => undefined });

/** One row of the page is open at a time: another that opens closes it. Where somebody was typing before the page was loaded, it is open again. */
export function OneOpenLine({ children }: { children: ReactNode }) {
  const [line, set] = useState<string | null>(rowToComeBackTo);
  const value = useMemo(() => {
    function setLine(next: string | null) {
      if (next === null) forgetRow();
      set(next);
    }
    return { line, setLine };
  }, [line]);
  return <OpenContext value={value}>{children}</OpenContext>;
}

export type OpenLine = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** where the row's form stands: Escape in it restores */ formRef: RefObject<HTMLDivElement | null>;
  /** what opened it, which gets the focus back */ openerRef: RefObject<HTMLButtonElement | null>;
};

/** Whether a row is open. Its form takes the focus, and Escape gives it back to what opened it, with everything as it was. */
export function useOpenLine(id: string): OpenLine {
  const { line, setLine } = useContext(OpenContext);
  const isOpen = line === id;
  const formRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const form = formRef.current;
    if (!isOpen) {
      // Unless another row was opened from here, which has the focus now.
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
      setLine(null);
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, [isOpen, setLine]);
  return { isOpen, open: () => setLine(id), close: () => setLine(null), formRef, openerRef };
}

/** A row of the account: a name, what is so, and a button that opens a form in its place. */
export function EditLine({
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
  /** the form; made anew each time the row opens, so that it begins with what is so */
  children: (close: () => void) => ReactNode;
}) {
  const { isOpen, open, close, formRef, openerRef } = useOpenLine(id);
  return (
    <NamedLine
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

/** The form within an open row. The first field that is wrong gets the focus. */
export function LineForm({
  save,
  onSave,
  onClose,
  closing = 'Keep as it was',
  tone,
  acting,
  fields,
  children,
}: {
  /** what the button does: a verb and its object */ save: string;
  onSave: () => void;
  onClose: () => void;
  closing?: string;
  tone?: 'danger';
  acting: Acting;
  /** the fields that show what is wrong with them themselves */ fields: readonly string[];
  children: ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const { problem } = acting;
  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!acting.isBusy) onSave();
  }
  const besides = acting.besides(...fields);
  return (
    <form ref={ref} className={css.form} noValidate onSubmit={submit}>
      {children}
      {besides && <Notice tone="bad">{besides}</Notice>}
      <div className={css.acts}>
        <Button type="submit" size="small" variant={tone ?? 'primary'} busy={acting.isBusy}>
          {save}
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          {closing}
        </Button>
      </div>
    </form>
  );
}
