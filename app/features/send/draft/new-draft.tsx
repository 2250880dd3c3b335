import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import { NoticePage } from '../notice-page.tsx';
import css from '../send.module.css';
import type { GoToStep } from '../steps/step.ts';
import { endCardChange } from './card-change.ts';
import { createDraftOnce, type DraftRequest } from './create-draft.ts';
import { draftStore } from './use-draft.ts';

type Props = DraftRequest & { go: GoToStep };

/** Creates a draft with a card, then shows its first step. */
export function NewDraft(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <CreatingDraft key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

function CreatingDraft({ cardId, paletteId, nameOnFront, calendarId, go, retry }: Props & { retry: () => void }) {
  const toast = useToast();
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let isMounted = true;
    const create = async () => {
      try {
        const { draft, previous } = await createDraftOnce({ cardId, paletteId, nameOnFront, calendarId });
        if (!isMounted) return;
        endCardChange();
        const store = draftStore(draft.cardSendId);
        store.replaceCard(draft);
        const { name = null, email, timeZone } = draft.forDate ?? { email: null, timeZone: null };
        if (previous === null && name !== null)
          store.edit({ people: [{ key: crypto.randomUUID(), name, email: email ?? '', countryId: null, timeZone }] });
        if (previous && previous.card.cardId !== draft.card.cardId) {
          const { card, paletteId: palette, nameOnFront: name, namesOnFront } = previous;
          const undo = () =>
            store.edit({ cardId: card.cardId, paletteId: palette, nameOnFront: name ?? '', namesOnFront });
          toast(
            'Card changed. Your message and the list of people are unchanged.',
            // A card that is not of the shop was in this draft only.
            card.cardId === null ? {} : { undo },
          );
        }
        go('card', { replace: true, cardSendId: draft.cardSendId });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isMounted) setProblem(error);
      }
    };
    void create();
    return () => {
      isMounted = false;
    };
  }, [cardId, paletteId, nameOnFront, calendarId, go, toast]);

  if (problem) return <DraftNotCreated problem={problem} retry={retry} />;
  return (
    <div className={`${text.wrap} ${css.cardGrid}`} aria-busy="true">
      <div className={css.stageCard}>
        <SkeletonSheet />
      </div>
      <div>
        <SkeletonLine width="60%" />
        <SkeletonLine width="90%" />
      </div>
    </div>
  );
}

function DraftNotCreated({ problem, retry }: { problem: ApiError; retry: () => void }) {
  if (problem.status === 404 || problem.status === 400)
    return (
      <NoticePage title="Card not found" action={<ButtonLink to={routes.cards()}>Choose another card</ButtonLink>}>
        <p>It may have been removed, or the link may be incomplete.</p>
      </NoticePage>
    );
  return (
    <NoticePage title="We could not start your card" action={<Button onClick={retry}>Try again</Button>}>
      <p>{problem.status === 429 ? problem.message : 'Check your connection and try again. Nothing is lost.'}</p>
    </NoticePage>
  );
}
