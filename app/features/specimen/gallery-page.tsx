import { useState, type CSSProperties } from 'react';
import { call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList } from '#app/client/lists/paged-list.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import { media, routes } from '#shared/routes.ts';
import css from './gallery.module.css';

const FACES = ['front', 'inside-left', 'inside-right', 'back', 'envelope', 'envelope-back', 'liner', 'stamp'] as const;
const EVERY_FACE = 'every face';
const EVERY_PALETTE = 'every colourway';

/** Every card of the shop as the engine renders it: each colourway, each face, with any name. For designers; in development only. */
export function GalleryPage({ first }: { first: PagedList<CardTile> }) {
  const [list, setList] = useState(first);
  const [face, setFace] = useState<string>('front');
  const [palettes, setPalettes] = useState<string>('first colourway');
  const [name, setName] = useState('');
  const [width, setWidth] = useState(175);
  const [isLoading, setLoading] = useState(false);
  const faces = face === EVERY_FACE ? FACES : [face];

  async function more() {
    setLoading(true);
    try {
      const page = await call('GET /cards', { query: { offset: list.results.length, limit: PAGE_SIZE_MAX } });
      setList(appendPage(list, page, (card) => card.cardId));
    } finally {
      setLoading(false);
    }
  }

  return (
    <div className={text.wrap}>
      <div className={css.head}>
        <h1>Gallery</h1>
        <p className={text.soft}>
          {list.results.length} of {list.total} cards
        </p>
        <div className={css.tools}>
          <Field label="Face">
            <Select value={face} onChange={(event) => setFace(event.target.value)}>
              {[...FACES, EVERY_FACE].map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
          <Field label="Colourways">
            <Select value={palettes} onChange={(event) => setPalettes(event.target.value)}>
              <option>first colourway</option>
              <option>{EVERY_PALETTE}</option>
            </Select>
          </Field>
          <Field label="Width">
            <Select value={width} onChange={(event) => setWidth(Number(event.target.value))}>
              <option>175</option>
              <option>350</option>
              <option>700</option>
            </Select>
          </Field>
          <Field label="Name on the front">
            <TextInput defaultValue={name} onBlur={(event) => setName(event.target.value.trim())} />
          </Field>
        </div>
      </div>
      <ul className={css.cards} style={{ '--w': `${width}px` } as CSSProperties}>
        {list.results.flatMap((card) =>
          (palettes === EVERY_PALETTE
            ? card.colourways
            : card.colourways.filter((way) => way.paletteId === card.paletteId)
          ).flatMap((way) =>
            faces.map((one) => (
              <li key={`${card.cardId} ${way.paletteId} ${one}`}>
                <PathLink to={routes.card(card.cardId)}>
                  <Picture
                    face={one}
                    src={media.card(
                      card.cardId,
                      way.paletteId,
                      one,
                      width,
                      way.v,
                      one === 'front' && name ? name : undefined,
                    )}
                    paper={card.paper}
                  />
                  <span className={classNames(text.note, css.name)}>
                    {card.title}, {way.name}
                    {one !== 'front' && `, ${one}`}
                  </span>
                </PathLink>
              </li>
            )),
          ),
        )}
      </ul>
      {hasNextPage(list) && (
        <Button variant="quiet" busy={isLoading} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** Envelopes, liners and stamps are not cards: they keep their own proportions. */
function Picture({ face, src, paper }: { face: string; src: string; paper: string }) {
  const isCard = face === 'front' || face === 'back' || face.startsWith('inside');
  return isCard ? (
    <CardPicture src={src} paper={paper} />
  ) : (
    <img className={css.other} src={src} alt="" loading="lazy" />
  );
}
