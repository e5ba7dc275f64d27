import { demoFirebase } from '../../../scripts/lib/app-env.mjs';
import type { Session } from './emulator';

/** What the Firebase library leaves in the local storage for a session that outlives the browser: `UserImpl.toJSON`. */
export function storedSession({ localId, email, displayName, idToken, refreshToken, expiresIn, provider }: Session): {
  key: string;
  value: string;
} {
  const apiKey = demoFirebase.VITE_FIREBASE_API_KEY;
  const now = Date.now();
  return {
    key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: JSON.stringify({
      uid: localId,
      email,
      emailVerified: true,
      displayName: displayName || undefined,
      isAnonymous: false,
      providerData: [
        {
          // The library never forgets a way in that it has stored, so it has to be the right one.
          ...(provider ?? { providerId: 'password', uid: email }),
          displayName: displayName || null,
          email,
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
      createdAt: String(now),
      lastLoginAt: String(now),
      apiKey,
      appName: '[DEFAULT]',
    }),
  };
}
