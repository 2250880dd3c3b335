import type { ReadCard } from '#contract/card-read.ts';
import { Hand, Ink } from '#contract/card-send.ts';
import { frontOfSend, nameForAll, nameForPerson, type PageColours, scheduleOf } from '#server/card-sends/card-sends.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';
import type { VerseLine } from '#shared/letter/verse.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { THANKS_CHANGE_MS } from '#shared/limits.ts';
import { media, routes } from '#shared/routes.ts';
import { kindOfCard } from '#shared/cards/card-kind.ts';
import { readyAnswers } from './answers.ts';
import type { ReaderRow, ReadRow } from './queries.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

export type ReadParts = {
  row: ReadRow;
  colours: PageColours;
  letter: LaidLetter;
  verseLines: VerseLine[];
  reader: ReaderRow | null;
  /** whose front it has */ shown: ReaderRow | null;
  /** A test: the name that the one who gets it has in it. */
  test: { to: string; nameOnFront: string | null } | null;
  magicLink: string;
  magicLink2: string | null;
  isOpened: boolean;
  now: number;
};

export function viewRead({
  row,
  colours,
  letter,
  verseLines,
  reader,
  shown,
  test,
  magicLink,
  magicLink2,
  isOpened,
  now,
}: ReadParts): ReadCard {
  const schedule = scheduleOf(row);
  // Whoever has the link of the card alone sees no name of anybody.
  const nameOnFront = test ? test.nameOnFront : shown ? nameForPerson(row, shown) : nameForAll(row);
  const picture = (face: string, width: number) => media.sent(magicLink, magicLink2, face, width);
  const zone = reader?.zone ?? row.sender_zone ?? 'UTC';
  const posted = clockAt((row.sent_at ?? row.created_at).getTime(), zone);
  const [, month = '1', day = '1'] = (schedule.kind === 'on' ? schedule.date : posted.date).split('-');
  const thankedUntil = reader?.thanked_at ? reader.thanked_at.getTime() + THANKS_CHANGE_MS : 0;
  return {
    magicLink,
    magicLink2,
    to: reader?.name ?? test?.to ?? '',
    from: row.sender_name,
    phrase: (reader ?? test) ? row.phrase : '',
    occasion: kindOfCard(row.occasion),
    alt: altWithName(frontOfSend(row), nameOnFront),
    title: row.title,
    paper: colours.paper,
    stock: colours.stock,
    coverInk: colours.coverInk,
    accent: colours.accent,
    coverPicture: picture('front', 700),
    coverPictureLarge: picture('front', 1400),
    insideLeftPicture: picture('inside-left', 1400),
    insideRightPicture: picture('inside-right', 1400),
    backPicture: picture('back', 700),
    socialPicture: media.sent(magicLink, magicLink2, 'front', 700, 'jpg'),
    printPath: routes.print(magicLink, magicLink2),
    verse: row.verse,
    message: row.message,
    verseLines,
    letter,
    hand: Hand.parse(row.hand),
    ink: Ink.parse(row.ink),
    envelope: {
      colour: colours.envelope,
      flap: colours.flap,
      shade: colours.shade,
      ink: colours.envelopeInk,
      linerPicture: picture('liner', 700),
      stampPicture: picture('stamp', 350),
      postmark: {
        day: `${Number(day)} ${MONTHS[Number(month) - 1]}`,
        hour: schedule.kind === 'on' ? schedule.time : posted.time,
      },
    },
    isTest: test !== null,
    isOpened,
    isPersonal: reader !== null,
    thanks: reader?.thanks
      ? { text: reader.thanks, canChangeUntil: thankedUntil > now ? new Date(thankedUntil).toISOString() : null }
      : null,
    answers: readyAnswers(row.occasion),
    refused: reader?.refused ?? null,
  };
}
