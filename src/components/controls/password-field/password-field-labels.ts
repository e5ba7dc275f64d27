/** The English labels of a password field. */
export const passwordFieldLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };
