import { afterAll, beforeAll } from 'vitest';
import { startTwilio, type Twilio } from '#tests/doubles/twilio.ts';
import { type Product, startProduct } from '#tests/product.ts';

/** A product that sends text messages, and the service that takes them. Both are there from `beforeAll` on. */
export function withTexts(): { readonly product: Product; readonly twilio: Twilio } {
  const started: { product?: Product; twilio?: Twilio } = {};
  beforeAll(async () => {
    const twilio = await startTwilio();
    started.twilio = twilio;
    started.product = await startProduct({
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: twilio.number,
      TWILIO_API_URL: twilio.apiUrl,
    });
  });
  afterAll(async () => {
    await started.product?.stop();
    await started.twilio?.stop();
  });
  return {
    get product() {
      return given(started.product);
    },
    get twilio() {
      return given(started.twilio);
    },
  };
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is started by beforeAll.');
  return value;
}
