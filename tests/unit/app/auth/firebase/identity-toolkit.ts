import { vi } from 'vitest';

/** The settings of the real library; only the network is replaced. */
export const settings = {
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-waymark', appId: '1:1:web:1' },
  emulatorUrl: null,
};

export interface FakeAccount {
  localId: string;
  email: string;
  password: string;
  displayName?: string;
  providers: string[];
}

/** A call of the Identity Toolkit's REST API, such as `accounts:lookup` or `token`. */
type Call = string;

export interface IdentityToolkit {
  fetch: ReturnType<typeof vi.fn<typeof fetch>>;
  account: FakeAccount;
  /** The calls so far. */
  calls: Call[];
  /** Returns a response of `accounts:lookup`. */
  accountResponse: () => Response;
  /** Sets the response to the next request of a call: an error code, such as `USER_DISABLED`, or a response. */
  next: (call: Call, response: string | Response | Promise<Response>) => void;
}

let issued = 0;

/** Creates an ID token that is valid for an hour, as far as the library reads it. */
function idToken(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  issued += 1;
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  return [part({ alg: 'none' }), part({ sub: uid, iat: now, exp: now + 3600, jti: issued }), ''].join('.');
}

/** Imitates the Identity Toolkit's REST API for one account. */
export function createIdentityToolkit(): IdentityToolkit {
  const account: FakeAccount = {
    localId: 'ada',
    email: 'ada@example.com',
    password: 'secret-7',
    displayName: 'Ada',
    providers: ['password'],
  };
  const calls: Call[] = [];
  const planned = new Map<Call, (string | Response | Promise<Response>)[]>();
  const refuse = (message: string): Response => Response.json({ error: { code: 400, message } }, { status: 400 });
  const session = (): object => ({
    localId: account.localId,
    email: account.email,
    idToken: idToken(account.localId),
    refreshToken: 'refresh',
    expiresIn: '3600',
  });
  const provider = (providerId: string): object => ({
    providerId,
    rawId: `${providerId}:ada`,
    email: account.email,
    displayName: account.displayName,
  });

  const accountResponse = (): Response =>
    Response.json({
      users: [
        {
          localId: account.localId,
          email: account.email,
          emailVerified: true,
          displayName: account.displayName,
          providerUserInfo: account.providers.map(provider),
        },
      ],
    });

  const responses: Record<Call, (body: Record<string, unknown>) => Response> = {
    'accounts:signInWithPassword': ({ email, password }) =>
      email === account.email && password === account.password
        ? Response.json(session())
        : refuse('INVALID_LOGIN_CREDENTIALS'),
    'accounts:signUp': () => {
      delete account.displayName;
      return Response.json(session());
    },
    'accounts:update': ({ displayName, deleteProvider }) => {
      if (typeof displayName === 'string') account.displayName = displayName;
      if (Array.isArray(deleteProvider))
        account.providers = account.providers.filter((id) => !deleteProvider.includes(id));
      return Response.json({
        localId: account.localId,
        displayName: account.displayName,
        providerUserInfo: account.providers.map(provider),
      });
    },
    'accounts:lookup': accountResponse,
    token: () => Response.json({ id_token: idToken(account.localId), refresh_token: 'refresh', expires_in: '3600' }),
  };

  const respond: typeof fetch = async (input, init) => {
    const call = new URL(input instanceof Request ? input.url : String(input)).pathname.split('/').at(-1) ?? '';
    calls.push(call);
    const plan = planned.get(call)?.shift();
    if (plan !== undefined) return typeof plan === 'string' ? refuse(plan) : plan;
    const body: unknown = typeof init?.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : {};
    return responses[call]?.(body as Record<string, unknown>) ?? refuse('OPERATION_NOT_ALLOWED');
  };

  return {
    fetch: vi.fn(respond),
    account,
    accountResponse,
    calls,
    next: (call, response) => planned.set(call, [...(planned.get(call) ?? []), response]),
  };
}
