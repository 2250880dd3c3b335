import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocalServer } from './local-server.ts';

export type FacebookPerson = { id: string; name: string; email?: string };
/** Facebook's login as its documentation describes it: dialog, code for token, `/me`. Errors have Facebook's shape, not that of RFC 6749. */
export type Facebook = {
  issuer: string;
  /** Who is signed in to Facebook in the browser; null declines. */
  person: FacebookPerson | null;
  close(): Promise<void>;
};

export async function startFacebook(app: { appId: string; appSecret: string }): Promise<Facebook> {
  const codes = new Map<string, { person: FacebookPerson; redirectUri: string; challenge: string | null }>();
  const tokens = new Map<string, FacebookPerson>();
  const self: Pick<Facebook, 'person'> = { person: null };
  const refuse = (response: ServerResponse, message: string) =>
    response
      .writeHead(400, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error: { message, type: 'OAuthException', code: 100, fbtrace_id: 'A' } }));
  const say = (response: ServerResponse, body: object) =>
    response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));

  function dialog(url: URL, response: ServerResponse): unknown {
    const given = (name: string) => url.searchParams.get(name);
    if (given('client_id') !== app.appId) return refuse(response, 'Invalid App ID');
    const back = new URL(given('redirect_uri') ?? '');
    back.searchParams.set('state', given('state') ?? '');
    if (self.person === null) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
    } else {
      const code = randomBytes(40).toString('base64url');
      codes.set(code, {
        person: self.person,
        redirectUri: given('redirect_uri') ?? '',
        challenge: given('code_challenge'),
      });
      back.searchParams.set('code', code);
    }
    back.hash = '_=_';
    return response.writeHead(302, { Location: back.href }).end();
  }
  async function token(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const form = new URLSearchParams(await text(request));
    const kept = codes.get(form.get('code') ?? '');
    if (form.get('client_id') !== app.appId || form.get('client_secret') !== app.appSecret)
      return refuse(response, 'Error validating client secret.');
    if (!kept || kept.redirectUri !== form.get('redirect_uri')) return refuse(response, 'This code has been used.');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (kept.challenge !== challenge) return refuse(response, 'Invalid code_verifier parameter');
    const made = randomBytes(30).toString('base64url');
    tokens.set(made, kept.person);
    return say(response, { access_token: made, token_type: 'bearer', expires_in: 5_183_944 });
  }
  function me(request: IncomingMessage, url: URL, response: ServerResponse): unknown {
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const person = tokens.get(given);
    const proof = createHmac('sha256', app.appSecret).update(given).digest('hex');
    if (!person || url.searchParams.get('appsecret_proof') !== proof) return refuse(response, 'Invalid OAuth token');
    const fields = (url.searchParams.get('fields') ?? 'id').split(',');
    return say(response, Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name))));
  }

  const server = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://facebook.test');
    const path = url.pathname.replace(/^\/v\d+\.\d+/, '');
    if (path === '/dialog/oauth') dialog(url, response);
    else if (path === '/oauth/access_token')
      token(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    else if (path === '/me') me(request, url, response);
    else response.writeHead(404).end();
  });
  return Object.assign(self, {
    issuer: server.url,
    close: () => server.stop(),
  });
}
