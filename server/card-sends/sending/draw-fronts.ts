import type { CardDocument } from '#cards/document/card-document.ts';
import { withFrontLine } from '#cards/document/words.ts';
import { type CardRow, shopFrontLine } from '#server/cards/cards.ts';
import type { CardSendDeps } from '../deps.ts';
import { nameForPerson } from '../front-names.ts';
import type { CardSendRow, RecipientRow } from '../queries.ts';
import type { SentFront } from '../stored-columns.ts';

/** Fronts that are drawn at the same time: a list of hundreds leaves room for what others want drawn. */
const AT_ONCE = 8;

type Drawn = {
  /** the card without a name on its front, and the hash of that front */
  document: CardDocument;
  face: string;
};

/**
 * Draws the front of each person where each has a name of their own, and keeps it; the same line is drawn once.
 * @returns by the ids of the recipients; empty where all of them see the same front
 */
export async function drawFronts(
  { artist, faces }: Pick<CardSendDeps, 'artist' | 'faces'>,
  draft: CardSendRow,
  recipients: readonly RecipientRow[],
  card: CardRow | null,
  { document, face }: Drawn,
): Promise<Map<string, SentFront>> {
  if (card === null || draft.names_on_front !== 'each') return new Map();
  const named = recipients.map((person) => {
    const name = nameForPerson(draft, person);
    return { id: person.recipient_id, name, line: name === null ? null : shopFrontLine(card, name) };
  });
  const lines = [...new Set(named.flatMap(({ line }) => (line === null ? [] : [line])))];
  const drawn = new Map<string, string>();
  const draw = async (line: string) => {
    const svg = await artist.drawFace(withFrontLine(document, line), 'front');
    drawn.set(line, await faces.keep(svg));
  };
  for (let at = 0; at < lines.length; at += AT_ONCE) await Promise.all(lines.slice(at, at + AT_ONCE).map(draw));
  return new Map(
    named.map(({ id, name, line }) => [
      id,
      { name, line, face: (line === null ? undefined : drawn.get(line)) ?? face },
    ]),
  );
}
