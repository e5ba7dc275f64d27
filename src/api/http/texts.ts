/** The pattern of a text and the message for others. Postgres has neither NUL nor half of a character (a lone surrogate) in texts. */
export const noControlCharacters = [/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the control characters.'] as const;
