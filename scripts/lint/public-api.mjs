// @ts-check

/** Names by which libraries mark what is not for their users. Node's own `__dirname` is an ordinary name here. */
const privateName = '/^(?:UNSAFE_|unstable_|experimental_|__?[a-zA-Z])/';
const named = `:matches([name=${privateName}], [value=${privateName}])`;

/** The modules that a file imports, also by `import()`, `require()` and `require.resolve()`. */
const imported = `:matches(${[
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source',
  'CallExpression:matches([callee.name=/^(?:require|resolve)$/], [callee.property.name=/^(?:require|resolve)$/]) > Literal.arguments',
].join(', ')})`;
const radix =
  'accordion|collapsible|dialog|direction|dropdown-menu|popover|radio-group|slot|switch|tabs|toolbar|tooltip';

/** What is wrong with the nodes that a selector matches. */
const problems = {
  [`${imported}[value=/^(?!\\.|node:|data:)(?:@[^\\/]+\\/)?[^\\/]+\\/(?:dist|lib|src|esm|cjs)(?:\\/|$)/]`]:
    'is a file inside of a package',
  // The other packages of Radix are internals that may change in any release.
  [`${imported}[value=/^@radix-ui\\/(?!react-(?:${radix})$)/]`]: 'is not a documented package of Radix',
  [`:matches(ImportSpecifier > .imported, JSXMemberExpression > .property, JSXAttribute > .name)${named}`]:
    'is private',
  [`MemberExpression[computed=false] > .property${named}`]: 'is private',
  [`MemberExpression > Literal.property${named}`]: 'is private',
  // `const { _private } = library`.
  [`ObjectPattern > Property > .key${named}`]: 'is private',
};

/** Rejects internals of libraries: deep imports, undocumented packages, and exports and members marked as private. */
export const publicApi = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create: (context) =>
    Object.fromEntries(
      Object.entries(problems).map(([selector, problem]) => [
        selector,
        (/** @type {any} */ node) =>
          context.report({
            node,
            message: `"${node.name ?? node.value}" ${problem}; use the library's documented API.`,
          }),
      ]),
    ),
};
