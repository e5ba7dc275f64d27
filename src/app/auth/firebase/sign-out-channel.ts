import { hasSharedSession } from './session-storage';

interface SignOutNotice {
  uid: string;
  at: number;
}

/** A notice that waited longer than this comes from a tab that the browser had put to sleep, in milliseconds. */
const freshFor = 10_000;

export interface SignOutChannel {
  announce: (uid: string) => void;
}

/**
 * Carries a sign-out to the tabs that the library does not reach: those that hold a session of their own, which a
 * duplicated tab does. Calls `onSignedOut` with the user who signed out.
 */
export function openSignOutChannel(onSignedOut: (uid: string) => void): SignOutChannel {
  const channel = new BroadcastChannel('waymark:sign-out');
  channel.addEventListener('message', (event: MessageEvent<SignOutNotice>) => {
    const { uid, at } = event.data;
    // An old notice must not end a shared session that began after it; the library follows that one by itself.
    if (Date.now() - at < freshFor || !hasSharedSession()) onSignedOut(uid);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
    announce: (uid) => channel.postMessage({ uid, at: Date.now() } satisfies SignOutNotice),
  };
}
