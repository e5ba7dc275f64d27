// @ts-check

/**
 * The calls that the emulator rejects with 501, and the response of a new Firebase project: a policy of six characters, no bot
 * check, and a revoked token.
 *
 * @type {Readonly<Record<string, object>>}
 */
export const missingCalls = {
  'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': {
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  },
  'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig': {
    recaptchaKey: 'projects/demo-waymark/keys/none',
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  },
  'POST /identitytoolkit.googleapis.com/v2/accounts:revokeToken': {},
};
