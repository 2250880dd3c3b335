import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type Adapter, type AdapterPayload, interactionPolicy } from 'oidc-provider';
import { html } from '#shared/text/html.ts';

/** Somebody with an account at the provider. `email_verified` may be text, as Apple writes it. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean | string; name?: string };
export type OidcProvider = {
  issuer: string;
  /** People with an account there, by the name they sign in with. */
  people: Map<string, ProviderPerson>;
  /** Whose an access token is, and what it allows; null for one that is not valid, or not any more. */ findToken(
    token: string,
  ): Promise<{ sub: string; scopes: ReadonlySet<string> } | null>;
  close(): Promise<void>;
};
export type OidcClient = {
  clientId: string;
  redirectUris: string[];
  /** A secret; or a function that checks one that is made anew each time, as Apple requires. */
  secret: string | ((secret: string) => boolean);
  /** Scopes of an API beside it. */ scopes?: readonly string[];
};

/**
 * A real OpenID provider (`oidc-provider`, certified) on this machine. Its page asks for a name and accepts any that it knows; a second button
 * declines.
 * @param host the name of this machine by which it calls itself
 */
export async function startOidcProvider(client: OidcClient, host = '127.0.0.1'): Promise<OidcProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.clientId,
        client_secret: typeof client.secret === 'string' ? client.secret : 'made-anew-each-time',
        redirect_uris: client.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    scopes: ['openid', 'name', ...(client.scopes ?? [])],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    interactions: { policy, url: (_, interaction) => `/sign-in/${interaction.uid}` },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => {
        const person = [...people.values()].find(({ sub }) => sub === id);
        return { ...person, sub: id };
      },
    }),
    // No consent page: that is between the person and the provider.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(['openid email profile name', ...(client.scopes ?? [])].join(' '));
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
  });
  const { secret } = client;
  if (typeof secret !== 'string') provider.Client.prototype.compareClientSecret = (given) => secret(given);

  const callback = provider.callback();
  const signIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html');
      response.end(signInPage(await provider.interactionDetails(request, response)));
      return;
    }
    const form = new URLSearchParams(await text(request));
    const person = people.get(form.get('login') ?? '');
    await provider.interactionFinished(
      request,
      response,
      form.has('decline') || person === undefined
        ? { error: 'access_denied' }
        : { login: { accountId: person.sub, remember: false }, select_account: {} },
    );
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/sign-in/'))
      signIn(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    // Browsers request a favicon from every site.
    else if (request.url === '/favicon.ico') response.writeHead(204).end();
    else void callback(request, response);
  });
  return {
    issuer,
    people,
    async findToken(value) {
      const token = await provider.AccessToken.find(value);
      return token === undefined ? null : { sub: token.accountId, scopes: token.scopes };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function signInPage({ uid }: { uid: string }): string {
  return String(html`<!doctype html>
    <title>Who are you?</title>
    <form method="post" action="/sign-in/${uid}">
      <label>Name <input name="login" autofocus /></label> <button>Go on</button>
      <button name="decline" value="1">No</button>
    </form>`);
}

/** Whether a client secret is what Apple requires: a JWT for Apple, signed with the team's key (ES256), not older than half a year. */
export function isAppleSecret(
  secret: string,
  {
    teamId,
    keyId,
    clientId,
    publicKey,
    audience,
  }: Record<'teamId' | 'keyId' | 'clientId' | 'publicKey', string> & {
    audience: () => string;
  },
): boolean {
  const [head = '', claims = '', signature = ''] = secret.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { iss, sub, aud, iat, exp } = read(claims);
  const now = Date.now() / 1000;
  return (
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    read(head)['alg'] === 'ES256' &&
    read(head)['kid'] === keyId &&
    iss === teamId &&
    sub === clientId &&
    aud === audience() &&
    Number(iat) <= now + 5 &&
    Number(exp) > now &&
    Number(exp) - Number(iat) <= 15_777_000
  );
}

/** The provider's storage, in memory. */
class MemoryAdapter implements Adapter {
  static readonly kept = new Map<string, AdapterPayload>();
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    MemoryAdapter.kept.set(`${this.#name} ${id}`, payload);
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return MemoryAdapter.kept.get(`${this.#name} ${id}`);
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...MemoryAdapter.kept].find(([key, kept]) => key.startsWith(this.#name) && kept.uid === uid)?.[1];
  }
  async findByUserCode(): Promise<undefined> {}
  async consume(id: string): Promise<void> {
    const kept = await this.find(id);
    if (kept) kept.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string): Promise<void> {
    MemoryAdapter.kept.delete(`${this.#name} ${id}`);
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, kept] of MemoryAdapter.kept) if (kept.grantId === grantId) MemoryAdapter.kept.delete(key);
  }
}
