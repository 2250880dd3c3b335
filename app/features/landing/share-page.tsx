import { ButtonLink } from '#app/ui/button.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import { Tile, TileGrid } from '#app/ui/tile.tsx';
import { media, routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Opening, Section } from './parts.tsx';

/** Giving a card away by its link. */
export function SharePage({ shelf }: { shelf: Shelf }) {
  return (
    <>
      <Opening
        title={
          <>
            Give it away <em>by its link.</em>
          </>
        }
        lead="A link fits into any message, and the picture of the front goes with it."
      />
      <Section title="Which card?">
        <Lines>
          <Line
            isMid
            name="One that you sent"
            note="Its own link stands on its page, and opens the whole card for whoever has it."
            end={
              <ButtonLink size="small" variant="quiet" to={routes.myCards('sent')}>
                Your sent cards
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="One that came to you"
            note="The link in its mail is yours. Type the code where the link was lost."
            end={
              <ButtonLink size="small" variant="quiet" to={routes.open()}>
                Open a card
              </ButtonLink>
            }
          />
          <Line
            isMid
            name="One from the shop"
            note="To ask “this one?” before you write it. Choose it below."
            end={
              <ButtonLink size="small" variant="quiet" to={routes.cards()}>
                All cards
              </ButtonLink>
            }
          />
        </Lines>
      </Section>
      <Section title="Take a link to one of these">
        <TileGrid>
          {shelf.results.map(({ cardId, title, style, paletteId, v, alt, paper }) => (
            <li key={cardId}>
              <Tile
                to={routes.copy('card', cardId)}
                name={title}
                sub={style}
                picture={(width) => media.card(cardId, paletteId, 'front', width, v)}
                alt={alt}
                paper={paper}
                sizes="(max-width: 767px) 46vw, 240px"
              />
            </li>
          ))}
        </TileGrid>
      </Section>
    </>
  );
}
