import { useState, useSyncExternalStore } from 'react';
import { KeepsakeLinks } from '#app/parts/keepsakes/keepsake-links.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { type Fold, FOLDS, impose, type Paper } from '#cards/render/sheets/imposition.ts';
import type { ReadCard } from '#contract/card-read.ts';
import type { Keepsakes } from '#contract/keepsake.ts';
import { routes } from '#shared/routes.ts';
import { paperOfLocale } from './paper-of-locale.ts';
import css from './print-page.module.css';
import { FOLD_NAMES, formatSize, howToPrint, PAPER_NAMES } from './print-words.ts';
import { SheetPreview } from './sheet-preview.tsx';

const PAPERS: readonly Paper[] = ['a4', 'letter', 'a5'];

/** Prints a card, and saves it: the sheets on the paper that is chosen, folded or flat, and the files to keep. */
export function PrintPage({ card, keepsakes }: { card: ReadCard; keepsakes: Keepsakes }) {
  const [paper, setPaper] = usePaper();
  const [fold, setFold] = useState<Fold>('half');
  const imposed = impose(paper, fold, card.letter.pages.length);
  const sheets = keepsakes.sheets.find((one) => one.paper === paper && one.fold === fold);
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <a className={`${text.arrow} ${css.back}`} href={routes.read(card.magicLink, card.magicLink2)}>
        <Icon name="left" />
        Back to the card
      </a>
      <h1>Print this card</h1>
      <div className={css.choices}>
        <Segmented
          legend="Paper"
          showLegend
          options={PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }))}
          value={paper}
          onChange={setPaper}
        />
        <Segmented
          legend="Card"
          showLegend
          options={FOLDS.map((value) => ({ value, label: FOLD_NAMES[value] }))}
          value={fold}
          onChange={setFold}
        />
      </div>
      <output className={css.how}>
        <span>{howToPrint(fold, imposed)}</span> <span className={text.soft}>{formatSize(paper, imposed)}</span>
      </output>
      {sheets && (
        <div className={css.actions}>
          <a className={buttonClass()} href={`${sheets.path}?show=1`} target="_blank" rel="noreferrer">
            <Icon name="printer" /> Print
          </a>
          <a className={buttonClass({ variant: 'quiet' })} href={sheets.path} download={sheets.fileName}>
            <Icon name="file" /> Download the PDF
          </a>
        </div>
      )}
      <SheetPreview card={card} imposed={imposed} />
      <noscript>
        <AllSheets keepsakes={keepsakes} />
      </noscript>
      <section className={css.save} aria-labelledby="save">
        <h2 id="save">Save</h2>
        <KeepsakeLinks keepsakes={keepsakes} />
      </section>
    </div>
  );
}

/** Without script nothing can be chosen, so every PDF has its link. */
function AllSheets({ keepsakes }: { keepsakes: Keepsakes }) {
  return (
    <ul className={css.all}>
      {keepsakes.sheets.map(({ paper, fold, path }) => (
        <li key={path}>
          <a className={text.link} href={path}>
            {PAPER_NAMES[paper]}, {FOLD_NAMES[fold].toLowerCase()} (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The paper that was chosen, and until then the one that the reader most likely has. The server does not know it. */
function usePaper(): [Paper, (paper: Paper) => void] {
  const [chosen, setChosen] = useState<Paper | null>(null);
  const likely = useSyncExternalStore(
    never,
    () => paperOfLocale(navigator.language),
    () => 'a4' as const,
  );
  return [chosen ?? likely, setChosen];
}
const never = () => () => undefined;
