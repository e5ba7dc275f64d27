import { demoFirebase } from '../../../scripts/lib/app-env.mjs';
import type { Session } from './emulator';

/** The Firebase library's local storage entry for a persistent session (`UserImpl.toJSON`). */
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
          // The library keeps the stored sign-in provider, so it must be correct.
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
