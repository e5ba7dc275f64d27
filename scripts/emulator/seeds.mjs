// @ts-check

/**
 * @typedef {object} Account
 * @property {string} localId fixed, so that what a person stored for an account survives a restart
 * @property {string} email
 * @property {string} displayName
 * @property {string} [password]
 * @property {boolean} emailVerified
 * @property {boolean} [disabled]
 * @property {{ providerId: string, rawId: string }} [provider]
 */

/**
 * The requests that bring a new emulator to the state that Waymark starts from.
 *
 * @param {string} project
 * @param {Record<string, Account>} accounts
 * @returns {{ method: string, path: string, body: object }[]}
 */
export function seedRequests(project, accounts) {
  return [
    {
      // On in every real project of today, off in the emulator: without it a wrong address would be told from a wrong password.
      method: 'PATCH',
      path: `/emulator/v1/projects/${project}/config`,
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    },
    {
      method: 'POST',
      path: `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`,
      body: {
        users: Object.values(accounts).map(({ password, provider, ...account }) => ({
          ...account,
          ...(password === undefined ? {} : { rawPassword: password }),
          ...(provider === undefined
            ? {}
            : { providerUserInfo: [{ ...provider, email: account.email, displayName: account.displayName }] }),
        })),
      },
    },
  ];
}
