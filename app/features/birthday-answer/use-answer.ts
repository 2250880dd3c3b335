import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { type Action, useAction } from '#app/client/use-action.ts';
import type { AskedBirthday, ToldBirthday } from '#contract/birthday-request.ts';

export type Refusal = 'request' | 'sender' | 'everyone';
export type Answering = Pick<Action, 'formRef' | 'running' | 'errorAt' | 'generalError' | 'reject' | 'clear'> & {
  request: AskedBirthday;
  /** the heading: it gets the focus when the page has become another one */ heading: React.RefObject<HTMLHeadingElement | null>;
  tell: (told: ToldBirthday) => Promise<void>;
  withdraw: () => Promise<void>;
  refuse: (from: Refusal) => Promise<void>;
  allow: () => Promise<void>;
};

/** The request, and what the friend does about it. */
export function useAnswer(loaded: AskedBirthday, onChanged: () => void): Answering {
  const [request, setRequest] = useState(loaded);
  const action = useAction(['year', 'month', 'day']);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const { magicLink } = loaded;

  async function run(name: string, work: () => Promise<{ request: AskedBirthday }>) {
    await action.run(
      async () => {
        setRequest((await work()).request);
        setChanges((count) => count + 1);
        onChanged();
      },
      { name },
    );
  }
  return {
    ...action,
    request,
    heading,
    tell: (told) => run('tell', () => call('PUT /birthday/answer', { body: { magicLink, ...told } })),
    withdraw: () => run('take-back', () => call('DELETE /birthday/answer', { body: { magicLink } })),
    refuse: (from) => run(from, () => call('POST /birthday/answer/refuse', { body: { magicLink, from } })),
    allow: () => run('allow', () => call('DELETE /birthday/answer/refuse', { body: { magicLink } })),
  };
}
