import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { formatError, toFormErrors } from './form-errors.ts';

const item = (field: string, errorMessage: string) => ({ field, errorMessage, errorCode: 'invalid' });

describe('the errors of a call', () => {
  it('are shown at their fields, the first one of each; any other is the general message', () => {
    const error = new ApiError(
      [item('email', 'Too long.'), item('email', 'Not an address.'), item('name', 'Missing.'), item('general', 'No.')],
      422,
    );
    expect(toFormErrors(error, ['email'])).toEqual({ at: { email: 'Too long.' }, general: 'Missing.' });
    expect(toFormErrors(error, ['email', 'name', 'general'])).toEqual({
      at: { email: 'Too long.', name: 'Missing.', general: 'No.' },
      general: undefined,
    });
    expect(formatError(error)).toBe('Too long.');
  });
  it('from the server or the network say what to do', () => {
    const error = new ApiError([item('general', 'Internal Server Error')], 500);
    const sentence = 'We could not reach the server. Nothing was changed. Try again in a moment.';
    expect(toFormErrors(error, ['general'])).toEqual({ at: {}, general: sentence });
    expect(formatError(error)).toBe(sentence);
    expect(formatError(new ApiError([], 404))).toBe(sentence);
  });
});
