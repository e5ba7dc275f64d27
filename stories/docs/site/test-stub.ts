// Replaces `storybook/test` on the site, which does not run play functions.
export const fn = <Implementation>(implementation?: Implementation) => implementation ?? (() => undefined);

export const { expect, fireEvent, screen, spyOn, userEvent, waitFor, within }: Record<string, undefined> = {};
