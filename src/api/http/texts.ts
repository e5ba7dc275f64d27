/** The pattern of a text and the message for others. Postgres has no NUL in texts. */
export const noControlCharacters = [/^\P{Cc}*$/u, 'Remove the control characters.'] as const;
