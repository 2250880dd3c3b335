import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '#app/client/page/page-head.ts';
import { SendFlow } from '#app/features/send/send-flow.tsx';
import { NO_DRAFT_TITLE, parseSendSearch } from '#app/features/send/send-search.ts';
import type { GoToStep } from '#app/features/send/steps/step.ts';
import { routes, SEND_STEPS, type SendStep } from '#shared/routes.ts';

const TITLES: Record<SendStep, string> = {
  card: 'Your card',
  words: 'What would you like to say?',
  people: 'Who is it for, and when?',
  preview: 'Preview of your card',
  success: 'Your card is on its way',
};

/** The send flow, step by step. */
export const Route = createFileRoute('/card/send/$step')({
  staticData: { layout: 'simple', guard: 'session' },
  params: {
    parse: ({ step }) => {
      const known = SEND_STEPS.find((candidate) => candidate === step);
      if (!known) throw notFound();
      return { step: known };
    },
    stringify: ({ step }) => ({ step }),
  },
  validateSearch: parseSendSearch,
  head: ({ params: { step }, match: { search } }) =>
    pageHead({
      title: `${search.card_send_id || search.magicLink || search.card ? TITLES[step] : NO_DRAFT_TITLE} | Cardamom`,
      path: routes.send(step),
      hidden: true,
    }),
  component: Send,
});

function Send() {
  const { step } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = useCallback<GoToStep>(
    (to, { replace = false, back, at, cardSendId } = {}) =>
      void navigate({
        params: { step: to },
        replace,
        search: (was) => ({
          ...toDraftQuery(cardSendId ?? was.card_send_id),
          ...(back ? { back } : {}),
          ...(at ? { at } : {}),
        }),
      }),
    [navigate],
  );
  return <SendFlow step={step} search={search} go={go} />;
}

function toDraftQuery(cardSendId: string | undefined) {
  return cardSendId ? { card_send_id: cardSendId } : {};
}
