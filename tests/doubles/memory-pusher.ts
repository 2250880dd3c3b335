import { endpointRefusal } from '#server/ports/web-push/push-endpoint.ts';
import { type Pusher, PushGone, PushLater, type PushMessage, PushRefused } from '#server/ports/pusher.ts';

/** A pusher that keeps its messages in memory. The end of the endpoint decides how it answers, as with the push service double. */
export type MemoryPusher = Pusher & {
  sent: (PushMessage & { payload: string })[];
  /** While true, it accepts nothing. */
  isAway: boolean;
};

export function memoryPusher(): MemoryPusher {
  const pusher: MemoryPusher = {
    publicKey: 'BMVvbO6NJZZp-2scKRLBhCdZvJjTaQmIAvFQvCVQh-8KpuJn-_nCLd3_OgpPsp-8MQF2jIr9ZTaUlhoMpT2hAlY',
    sent: [],
    isAway: false,
    refusalOf: (endpoint) => endpointRefusal(endpoint, { allowsLoopback: true }),
    async send(message) {
      const refusal = pusher.refusalOf(message.target.endpoint);
      if (refusal !== null) throw new PushRefused(refusal);
      const end = message.target.endpoint.split('/').at(-1);
      if (pusher.isAway || end === 'busy') throw new PushLater('503 Try again later');
      if (end === 'gone') throw new PushGone('410 Gone');
      if (end === 'refused') throw new PushRefused('413 Payload Too Large');
      pusher.sent.push(message);
      return { messageId: `https://push.example/m/${pusher.sent.length}`, response: '201' };
    },
    close: () => Promise.resolve(),
  };
  return pusher;
}
