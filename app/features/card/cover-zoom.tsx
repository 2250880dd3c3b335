import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import text from '#app/ui/text.module.css';
import css from './cover-zoom.module.css';

const STEPS = [1, 1.5, 2, 3] as const;
/** A press on the picture enlarges it to this step. */
const PRESSED = 2;
const WIDTHS = [700, 1400, 2800];

type Props = {
  /** the address of the cover at a width */ picture: (width: number) => string;
  alt: string;
  paper: string;
  onClose: () => void;
};

/**
 * The cover, as large as the window, and up to three times larger. It is moved by scrolling: with fingers, the wheel or the arrow keys. The browser keeps
 * the focus in the dialog and gives it back afterwards.
 */
export function CoverZoom({ picture, alt, paper, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const press = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState(0);
  const scale = STEPS[step] ?? 1;
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    press.current?.focus();
    return () => shown?.close();
  }, []);
  const keepPoint = useEffectEvent((point: Point, before: number) => {
    const around = frame.current;
    if (!around) return;
    const grown = scale / before;
    around.scrollLeft = (around.scrollLeft + point.x) * grown - point.x;
    around.scrollTop = (around.scrollTop + point.y) * grown - point.y;
  });
  /** The point of the frame that stays where it is, and the scale before. */
  const [from, setFrom] = useState<{ point: Point; scale: number } | null>(null);
  useEffect(() => void (from && keepPoint(from.point, from.scale)), [from]);

  function zoomTo(next: number, point: Point = centreOf(frame.current)) {
    const bounded = Math.max(0, Math.min(STEPS.length - 1, next));
    if (bounded === step) return;
    setFrom({ point, scale });
    setStep(bounded);
  }
  function handleKey(event: KeyboardEvent) {
    const next: Record<string, number> = { '+': step + 1, '=': step + 1, '-': step - 1, '0': 0 };
    const to = next[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(to);
  }
  function handlePress(event: MouseEvent) {
    const box = frame.current?.getBoundingClientRect();
    // A press with a key has no point.
    const isPointed = event.detail > 0 && box !== undefined;
    const point = isPointed ? { x: event.clientX - box.left, y: event.clientY - box.top } : undefined;
    zoomTo(step === 0 ? PRESSED : 0, point);
  }
  return (
    <dialog ref={dialog} className={css.zoom} aria-label="Cover, enlarged" onClose={onClose} onKeyDown={handleKey}>
      <div className={css.tools}>
        <IconButton icon="minus" label="Zoom out" aria-disabled={step === 0} onClick={() => zoomTo(step - 1)} />
        <output className={css.scale}>
          <span className={text.sr}>Enlarged to </span>
          {scale * 100}%
        </output>
        <IconButton
          icon="plus"
          label="Zoom in"
          aria-disabled={step === STEPS.length - 1}
          onClick={() => zoomTo(step + 1)}
        />
        <IconButton icon="cross" label="Close" className={css.close} onClick={() => dialog.current?.close()} />
      </div>
      <div ref={frame} className={css.frame}>
        <button
          ref={press}
          type="button"
          className={css.press}
          data-large={step > 0 || undefined}
          onClick={handlePress}
        >
          <span className={text.sr}>{step === 0 ? 'Zoom in. ' : 'Zoom out. '}</span>
          <img
            className={css.cover}
            style={{ backgroundColor: paper, '--scale': scale } as CSSProperties}
            src={picture(1400)}
            srcSet={WIDTHS.map((width) => `${picture(width)} ${width}w`).join(', ')}
            // Twice the width that is shown, so that it is sharp when fingers enlarge it further.
            sizes={`min(${200 * scale}vw, ${125 * scale}vh)`}
            width={700}
            height={980}
            alt={alt}
          />
        </button>
      </div>
    </dialog>
  );
}

type Point = { x: number; y: number };

function centreOf(frame: HTMLElement | null): Point {
  return { x: (frame?.clientWidth ?? 0) / 2, y: (frame?.clientHeight ?? 0) / 2 };
}
