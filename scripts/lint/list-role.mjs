// @ts-check

/** Requires `role="list"`: Safari announces a list without bullets as a list only then. */
export const listRole = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create: (context) => ({
    'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(> JSXAttribute[name.name="role"]))': (/** @type {any} */ node) =>
      context.report({
        node,
        message: 'Add role="list": Safari announces a list without bullets as a list only then.',
      }),
  }),
};
