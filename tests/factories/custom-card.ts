import { loadFamily } from '#artwork/index.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { fromRecipe } from '#cards/document/recipe.ts';
import { cardSendsOf } from '#server/card-sends/card-sends.ts';
import type { TestApp, TestVisitor } from '#tests/app.ts';

/** The alt text of the front of `customCard`, with its words. */
export const CUSTOM_CARD_ALT =
  'A wreath of garden flowers and leaves round the words. It says: “Twelve years of Mr. Biscuit”, “from all of us”.';

/** A card that is not of the shop, with words and colours of its own. */
export async function customCard(change: Partial<CardDocument> = {}): Promise<CardDocument> {
  const card = fromRecipe(
    {
      family: 'wreath',
      motif: 'garden',
      palette: 'nordic',
      headline: 'Twelve years|of Mr. Biscuit',
      name: 'from all of us',
      seed: 'own',
      inside: { verse: 'You kept the sofa warm.' },
    },
    await loadFamily('wreath'),
    'own-card',
  );
  return {
    ...card,
    palette: { ...card.palette, id: 'own', ink: '#203040' },
    occasion: 'anniversary',
    a11y: { title: 'Twelve years of Mr. Biscuit', lang: 'en' },
    ...change,
  };
}

/** Creates a draft of such a card. @returns its id */
export async function createCustomDraft(app: TestApp, visitor: TestVisitor, document: CardDocument): Promise<string> {
  const actor = await app.sessions.actorOf(visitor.cookies.get('cardamom_session'));
  return (await cardSendsOf(app.context).createDraftOfDocument(actor, 'somewhere', document)).cardSendId;
}
