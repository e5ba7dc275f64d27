// @ts-check

/**
 * Calls that the emulator answers with 501, and what a new Firebase project answers: a policy that demands nothing beyond
 * six characters, a bot check that is off, and a token that is revoked. The emulator behaves so; it only does not say it.
 *
 * @type {Readonly<Record<string, object>>}
 */
const answers = {
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

/**
 * Puts the answers before the emulator's own.
 *
 * @param {import('node:http').RequestListener} emulator
 * @returns {import('node:http').RequestListener}
 */
export function withMissingCalls(emulator) {
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const answer = answers[`${request.method} ${path}`];
    if (answer === undefined) {
      emulator(request, response);
      return;
    }
    request.resume();
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(answer));
  };
}
