// Replaces `storybook/test` on the site, which does not run play functions.
export const fn = <Implementation>(implementation?: Implementation) => implementation ?? (() => undefined);

const nothing = undefined as never;
export {
  nothing as expect,
  nothing as fireEvent,
  nothing as screen,
  nothing as spyOn,
  nothing as userEvent,
  nothing as waitFor,
  nothing as within,
};
