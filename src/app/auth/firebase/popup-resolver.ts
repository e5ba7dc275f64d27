import { type Auth, browserPopupRedirectResolver, type PopupRedirectResolver } from 'firebase/auth';
import { AuthError } from '../auth-error';

/** How long Google's script and frame may take before the person is told, in milliseconds. */
const frameLimit = 10_000;

/** The inside of the library's resolver, as far as it is overridden here. */
declare class LibraryResolver {
  eventManagers: Record<string, unknown>;
  originValidationPromises: Record<string, Promise<void>>;
  _initialize(auth: LibraryAuth): Promise<unknown>;
  _originValidation(auth: LibraryAuth): Promise<void>;
}

interface LibraryAuth extends Auth {
  _key: () => string;
}

const Resolver = browserPopupRedirectResolver as unknown as typeof LibraryResolver;

/**
 * Opens providers' windows. The library waits for ever for a script of Google's that never settles, and keeps for the life
 * of the page what failed once: here both fail in time, and the next attempt begins anew.
 */
class PopupResolver extends Resolver {
  override async _initialize(auth: LibraryAuth): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new AuthError('provider-unreachable', 'frame-timeout')), frameLimit);
    });
    try {
      return await Promise.race([super._initialize(auth), limit]);
    } catch (error) {
      delete this.eventManagers[auth._key()];
      throw error instanceof AuthError ? error : new AuthError('provider-unreachable', 'frame-failed');
    } finally {
      clearTimeout(timer);
    }
  }

  override async _originValidation(auth: LibraryAuth): Promise<void> {
    try {
      await super._originValidation(auth);
    } catch (error) {
      delete this.originValidationPromises[auth._key()];
      throw error;
    }
  }
}

/** The resolver for the calls that open a window or follow a redirect; never for the start, which would wait for it. */
export const popupResolver = PopupResolver as unknown as PopupRedirectResolver;
