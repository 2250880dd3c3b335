import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type LaidLetter, linesPerPage, SIGNATURE } from '#shared/letter/letter.ts';
import { breaksIn, fitLetter, type LetterFit, lineOfCaret, startOfLine } from './measure-letter.ts';

/** Milliseconds after the last change of a letter until its lines are read. */
const REST_MS = 200;
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type Options = {
  text: string;
  /** of its hand, which evens out how large the hands write */
  scale: number;
  /** everything else that decides where its lines break */
  hand: string;
  /** the letter as the server has it */
  laid: LaidLetter;
  signature: string | null;
  /** the letter's lines, as this browser breaks them */
  onBreaks: (breaks: number[]) => void;
};

export type LetterView = LetterFit & {
  /** the line of the letter at which the room of the name under it begins, from 0 */
  signatureAt: number;
  textarea: RefObject<HTMLTextAreaElement | null>;
  mirror: RefObject<HTMLDivElement | null>;
  /** the page that is shown, from 0, and how many there are */
  page: number;
  pageCount: number;
  perPage: number;
  /** shows a page, with the caret at its beginning */
  turnTo: (page: number) => void;
  /** follows the caret to its page */
  followCaret: () => void;
  /** reads the lines now, before something is done with the letter */
  settle: () => void;
};

/**
 * A letter as it is written: one text field over one page of the card, in the size, the lines and the pages that it will be held in. Longer
 * letters go on over further pages; the one with the caret is shown.
 */
export function useLetter({ text, scale, hand, laid, signature, onBreaks }: Options): LetterView {
  const { area } = laid;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const signatureRows = signature === null ? 0 : SIGNATURE.rows;
  // What the server laid out is shown until this browser has measured.
  const [fit, setFit] = useState<LetterFit>(() => ({
    size: laid.size,
    lineCount: laid.pages.flat().filter((line) => line.rows === undefined).length,
  }));
  const [caretLine, setCaretLine] = useState(0);
  /** where the caret was put to show a page: it stays on that page, though it may stand at the end of the one before */
  const placedAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const perPage = linesPerPage(fit.size, area);
  // It is not divided by the end of a page.
  const isOverleaf = signatureRows <= perPage && (fit.lineCount % perPage) + signatureRows > perPage;
  const signatureAt = isOverleaf ? Math.ceil(fit.lineCount / perPage) * perPage : fit.lineCount;
  // Empty lines at the end are not sent, but the caret may stand on them.
  const lineCount = Math.max(1, signatureAt + signatureRows, caretLine + 1);
  const pageCount = Math.ceil(lineCount / perPage);
  const page = Math.floor(caretLine / perPage);

  function settle() {
    if (timer.current === undefined || !mirror.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onBreaks(breaksIn(mirror.current));
  }
  const read = useEffectEvent(settle);
  const measure = useEffectEvent(() => {
    const copy = mirror.current;
    if (!copy) return;
    const next = fitLetter(copy, { area, scale, signatureRows });
    setCaretLine((was) => Math.min(was, lineOfCaret(copy, text.length)));
    setFit((was) => (was.size === next.size && was.lineCount === next.lineCount ? was : next));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => read(), REST_MS);
  });

  function followCaret() {
    const field = textarea.current;
    if (!field || !mirror.current || document.activeElement !== field) return;
    if (placedAt.current === field.selectionEnd) return;
    placedAt.current = null;
    setCaretLine(lineOfCaret(mirror.current, field.selectionEnd));
  }
  const follow = useEffectEvent(followCaret);

  useBrowserLayoutEffect(() => {
    measure();
    follow();
  }, [text, hand, scale, signatureRows, area]);
  // A font that comes later has other widths.
  useEffect(() => {
    const remeasure = () => measure();
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => {
      document.fonts.removeEventListener('loadingdone', remeasure);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    ...fit,
    signatureAt,
    textarea,
    mirror,
    page,
    pageCount,
    perPage,
    turnTo(next) {
      const field = textarea.current;
      if (!field || !mirror.current) return;
      const at = startOfLine(mirror.current, next * perPage);
      placedAt.current = at;
      setCaretLine(next * perPage);
      field.focus({ preventScroll: true });
      field.setSelectionRange(at, at);
    },
    followCaret,
    settle,
  };
}
