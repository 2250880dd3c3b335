import type { CSSProperties, KeyboardEvent } from 'react';
import { Leaf } from '#app/ui/leaf/leaf.tsx';
import { signatureStyle } from '#app/ui/leaf/signature-style.ts';
import { type LaidLetter, LETTER_LEADING, letterDrop, SIGNATURE, signatureScale } from '#shared/letter/letter.ts';
import css from './letter-editor.module.css';
import pages from '../message-pages.module.css';
import { useLetter } from './use-letter.ts';

type Props = {
  id: string;
  text: string;
  placeholder: string;
  picture: string;
  /** its font, with the scale that evens out how large the hands write */
  hand: { family: string; scale: number };
  colour: string | undefined;
  /** the name under it; null where the text ends with one, or nobody is named */
  signature: string | null;
  laid: LaidLetter;
  describedBy: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
  onBreaks: (breaks: number[]) => void;
  onBlur: () => void;
};

const inUnits = (units: number) => `${units / 10}cqw`;

/** Enter begins a new line in a message. With Ctrl, or Command on a Mac, it goes on to the next step. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The message, written on its page of the card: what is written is what is held. A letter that does not fit goes on over further pages. */
export function LetterEditor(props: Props) {
  const { id, text, placeholder, picture, hand, colour, signature, laid, describedBy, isInvalid } = props;
  const { onChange, onBreaks, onBlur } = props;
  const { area } = laid;
  const { size, lineCount, signatureAt, page, pageCount, perPage, textarea, mirror, turnTo, followCaret, settle } =
    useLetter({
      text,
      scale: hand.scale,
      hand: hand.family,
      laid,
      signature,
      onBreaks,
    });
  const drop =
    pageCount === 1 ? letterDrop(Math.max(1, lineCount) + (signature === null ? 0 : SIGNATURE.rows), size, area) : 0;
  const lead = size * LETTER_LEADING;
  const signatureLine = signatureAt - page * perPage;
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: inUnits(area.left),
    top: inUnits(area.top + drop),
    width: inUnits(area.width),
    height: inUnits(perPage * lead),
    fontSize: inUnits(size),
    fontFamily: hand.family,
    '--leading': String(LETTER_LEADING),
    ...(colour === undefined ? {} : { color: colour }),
  };
  return (
    <>
      <Leaf as="div" side="right" picture={{ src: picture }} className={pages.leaf}>
        <div className={css.written} style={style} data-letter="">
          <textarea
            ref={textarea}
            id={id}
            data-field="message"
            className={css.text}
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={describedBy}
            dir="auto"
            rows={1}
            // As high as the whole letter; the page moves to the part that is shown.
            style={{ height: inUnits(pageCount * perPage * lead), translate: `0 ${inUnits(-page * perPage * lead)}` }}
            value={text}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onSelect={followCaret}
            onKeyDown={submitOnCtrlEnter}
            onBlur={() => {
              settle();
              onBlur();
            }}
          />
          <div ref={mirror} className={css.mirror} dir="auto" aria-hidden="true">
            {text}
          </div>
          {signature !== null && text !== '' && signatureLine >= 0 && signatureLine < perPage && (
            <bdi
              className={css.signature}
              style={{
                ...signatureStyle({
                  text: signature,
                  isRtl: false,
                  isEnd: true,
                  rows: SIGNATURE.rows,
                  scale: signatureScale(signature),
                }),
                top: inUnits(signatureLine * lead),
              }}
            >
              {signature}
            </bdi>
          )}
        </div>
      </Leaf>
      {pageCount > 1 && (
        <nav className={css.pages} aria-label="Pages of your message">
          <button type="button" disabled={page === 0} onClick={() => turnTo(page - 1)}>
            Previous page
          </button>
          <output>{`Page ${page + 1} of ${pageCount}`}</output>
          <button type="button" disabled={page === pageCount - 1} onClick={() => turnTo(page + 1)}>
            Next page
          </button>
        </nav>
      )}
    </>
  );
}
