import { useId, useState } from 'react';
import { AlertPanel } from '#app/ui/overlay/alert-dialog.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogPanel } from '#app/ui/overlay/dialog.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { RowFrame } from '#app/parts/card-row/row-frame.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import text from '#app/ui/text.module.css';
import { Tile, TileGrid, TileSkeleton } from '#app/parts/tile.tsx';
import { Toast } from '#app/ui/overlay/toast.tsx';
import { showAlert, useToast } from '#app/ui/overlay/toast-store.ts';
import type { CardTile } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';
import { Section } from './section.tsx';
import css from './specimen.module.css';

const ROW_CARD_WIDTHS = [138, 112, 156, 120, 142];
const TILES = [
  { name: 'At rest', sub: 'Free', look: undefined },
  { name: 'Hovered', sub: 'Lifted by 6 px and tilted', look: 'hover' },
  { name: 'Focused', sub: 'With a focus ring', look: 'focus' },
  { name: 'Favourite', sub: 'With a filled heart', look: undefined },
] as const;

const front = (card: CardTile) => (width: number) => media.card(card.cardId, card.paletteId, 'front', width, card.v);

export function WidgetSection({ cards }: { cards: readonly CardTile[] }) {
  return (
    <>
      <CardSection cards={cards} />
      <DateSection />
      <MessageSection />
      <LayerSection />
      <EmptySection first={cards[0]} />
    </>
  );
}

function CardSection({ cards }: { cards: readonly CardTile[] }) {
  return (
    <Section
      id="cards"
      title="Cards"
      rule="Cards are objects in the ratio 5 to 7, with a spine and a shadow. No frame around them, no text over them."
    >
      <TileGrid>
        {TILES.map(({ name, sub, look }, i) => {
          const card = cards[i];
          return (
            card && (
              <li key={name}>
                <Tile
                  to={routes.card(card.cardId)}
                  name={name}
                  sub={sub}
                  picture={front(card)}
                  paper={card.paper}
                  sizes="240px"
                  colours={i === 0 ? ['#f9f1e2', '#1a4633'] : []}
                  data-look={look}
                  act={name === 'Favourite' ? <IconButton icon="heart" label="In your favourites" on /> : undefined}
                />
              </li>
            )
          );
        })}
        <li>
          <TileSkeleton />
        </li>
      </TileGrid>
      <div className={css.cardRow}>
        <RowFrame standClassName={css.cards}>
          {ROW_CARD_WIDTHS.map((width, i) => {
            const card = cards[i + TILES.length];
            return (
              card && (
                <CardPicture
                  key={card.cardId}
                  picture={front(card)}
                  paper={card.paper}
                  sizes={`${width}px`}
                  style={{ width }}
                />
              )
            );
          })}
        </RowFrame>
      </div>
    </Section>
  );
}

function DateSection() {
  return (
    <Section
      id="dates"
      title="Dates and people"
      rule="A stamp shows a date. Its colour shows the kind: pink for a birthday, orange for an anniversary, green for a holiday, red for a lunar holiday, slate for a date of your own. A person without a photo is a letter on a colour."
    >
      <div className={css.row}>
        <DateStamp day={26} word="Nov" />
        <DateStamp day={28} word="Sat" kind="birthday" />
        <DateStamp day={30} word="Mon" kind="anniversary" />
        <DateStamp day={11} word="Thu" kind="personal" />
        <DateStamp day={6} word="Feb" kind="lunar" />
        <DateStamp day={25} word="Fri" kind="holiday" />
        <Avatar name="Amelie" size="large" />
        <Avatar name="Łukasz" />
        <Avatar name="Mei" size="small" />
        <Status icon="check" tone="good">
          Card leaves Friday at 22:00
        </Status>
        <Status icon="phone">You plan to call</Status>
        <Status icon="warning" tone="warn">
          No answer yet
        </Status>
      </div>
    </Section>
  );
}

function MessageSection() {
  const toast = useToast();
  return (
    <Section
      id="telling"
      title="Telling"
      rule="Say what happened and what to do next. What can be undone is done at once, with Undo for ten seconds."
    >
      <div className={css.notices}>
        <Notice>Amelie has your card. She opened it at twelve past nine.</Notice>
        <Notice tone="warn">You sent Łukasz a wreath last year as well.</Notice>
        <Notice tone="bad">The address nadia@harbour does not exist. Correct it, and it goes again at no cost.</Notice>
        <div className={css.row}>
          <Toast text="Theo is hidden for this year" onUndo={() => undefined} />
          <Toast text="The link is copied" />
          <Toast text="This could not be saved. Try again in a moment." wrong onClose={() => undefined} />
        </div>
        <div className={css.row}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => toast('Theo is hidden for this year', { undo: () => toast('Theo is back') })}
          >
            Show a toast with Undo
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => toast('There was a problem getting user data', { tone: 'error' })}
          >
            Show an error
          </Button>
        </div>
      </div>
    </Section>
  );
}

function LayerSection() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Section
      id="layers"
      title="Layers"
      rule="Use a dialog only for what cannot be undone. On a phone it is a drawer at the bottom of the screen."
    >
      <div className={css.layer}>
        <DialogPanel
          id={id}
          title="Delete all your cards and dates?"
          foot={
            <>
              <Button variant="plain">Keep</Button>
              <Button variant="danger">Delete all</Button>
            </>
          }
        >
          <p className={`${text.soft} ${text.small}`}>
            41 dates and 12 cards will be deleted for good. You can export everything first.
          </p>
        </DialogPanel>
        <AlertPanel
          text="There was a problem getting user data"
          line="You are browsing as a visitor until we can check again."
          act={{ words: 'Try again', run: () => undefined }}
          onClose={() => undefined}
        />
      </div>
      <div className={css.row}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button
          variant="quiet"
          onClick={() => showAlert('There was a problem getting user data', { line: 'This closes by itself.' })}
        >
          Show an alert
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showAlert('You are signed out', { line: 'This stays until you close it.', preventAutoClose: true })
          }
        >
          Show an alert that stays
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A dialog"
        foot={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <p className={`${text.soft} ${text.small}`}>
          The focus stays inside, Escape closes it, and the focus returns to where it was.
        </p>
      </Dialog>
    </Section>
  );
}

function EmptySection({ first }: { first: CardTile | undefined }) {
  return (
    <Section
      id="empty"
      title="Empty and loading"
      rule="An empty list says what will appear there and offers the first step. Skeletons keep the shape of what is loading."
    >
      <div className={css.two}>
        <Empty
          title="No dates yet"
          action={<Button>Add a birthday</Button>}
          art={first && <CardPicture picture={front(first)} paper={first.paper} sizes="96px" />}
        >
          Add one birthday, or bring them all from your phone, a calendar or a file.
        </Empty>
        <Empty title="Nothing sent yet" action={<Button variant="quiet">Choose a card</Button>}>
          The cards you send are listed here, with who opened them.
        </Empty>
      </div>
      <div className={css.skeletonRow}>
        <SkeletonBlock width="56px" height="64px" />
        <div>
          <SkeletonLine width="9rem" />
          <SkeletonLine width="6rem" near />
        </div>
        <SkeletonBlock width="7rem" height="2.5rem" round />
      </div>
    </Section>
  );
}
