import { hasSharedSession } from '../session-storage';

interface SignOutNotice {
  uid: string;
  at: number;
}

/** A notice that is older than this was delivered to a tab that the browser had suspended, in milliseconds. */
const freshLimitMs = 10_000;

export interface SignOutChannel {
  announce: (uid: string) => void;
  close: () => void;
}

/**
 * Signs out the tabs that the library does not reach: those with a session of their own, such as a duplicated tab. Calls
 * `onSignedOut` with the user who signed out.
 */
export function openSignOutChannel(onSignedOut: (uid: string) => void): SignOutChannel {
  const channel = new BroadcastChannel('waymark:sign-out');
  channel.addEventListener('message', (event: MessageEvent<SignOutNotice>) => {
    const { uid, at } = event.data;
    // An old notice must not end a shared session that began after it. The library signs out of that one by itself.
    if (Date.now() - at < freshLimitMs || !hasSharedSession()) onSignedOut(uid);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
    announce: (uid) => channel.postMessage({ uid, at: Date.now() } satisfies SignOutNotice),
    close: () => channel.close(),
  };
}
