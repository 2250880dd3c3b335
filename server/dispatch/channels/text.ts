import type { OutgoingText } from '#server/kernel/message.ts';
import { type Texter, TextLater, TextRefused, TextStopped } from '#server/ports/texter.ts';
import type { Channel } from './channel.ts';

/** Sends text messages. The address of such a delivery is a number in E.164. */
export function textChannel(texter: Pick<Texter, 'send'>): Channel<OutgoingText> {
  return {
    async send({ key, address }, { body, mark }) {
      try {
        return { state: 'accepted', ...(await texter.send({ key, to: address, body, mark })) };
      } catch (error) {
        if (error instanceof TextStopped) return { state: 'ended', response: error.message };
        if (error instanceof TextRefused) return { state: 'refused', reason: error.reason, response: error.message };
        if (error instanceof TextLater) return { state: 'deferred', error };
        throw error;
      }
    },
  };
}
