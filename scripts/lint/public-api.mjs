// @ts-check

/** The documented packages of Radix. The others are internals that may change in any release. */
const documentedRadix = new Set(
  [
    'accordion',
    'collapsible',
    'dialog',
    'direction',
    'dropdown-menu',
    'popover',
    'radio-group',
    'slot',
    'switch',
    'tabs',
    'toolbar',
    'tooltip',
  ].map((name) => `@radix-ui/react-${name}`),
);

/**
 * Returns what is wrong with the module that an import names, or `null`.
 * @param {string} source
 */
function importProblem(source) {
  if (/^(?:\.|node:|data:)/.test(source)) return null;
  if (/^(?:@[^/]+\/)?[^/]+\/(?:dist|lib|src|esm|cjs)(?:\/|$)/.test(source)) return 'is a file inside of a package';
  if (source.startsWith('@radix-ui/') && !documentedRadix.has(source)) return 'is not a documented package of Radix';
  return null;
}

/** Names by which libraries mark what is not for their users. Node's own `__dirname` is an ordinary name here. */
const privateName = /^(?:UNSAFE_|unstable_|experimental_|__?[a-zA-Z])/;

/** Rejects internals of libraries: deep imports, undocumented packages, and exports and members marked as private. */
export const publicApi = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {string} name @param {string} problem */
    const report = (node, name, problem) =>
      context.report({ node, message: `"${name}" ${problem}; use the library's documented API.` });
    /** @param {any} node */
    const checkSource = (node) => {
      const source = node.source?.value;
      const problem = typeof source === 'string' ? importProblem(source) : null;
      if (problem) report(node.source, source, problem);
    };
    /** @param {any} node */
    const checkName = (node) => {
      const name = node?.name ?? node?.value;
      if (typeof name === 'string' && privateName.test(name)) report(node, name, 'is private');
    };
    return {
      /** @param {any} node */
      ImportDeclaration(node) {
        checkSource(node);
        for (const specifier of node.specifiers) checkName(specifier.imported);
      },
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      /** @param {any} node */
      CallExpression(node) {
        const [argument] = node.arguments;
        const isRequire = /^(?:require|resolve)$/.test(node.callee.name ?? node.callee.property?.name ?? '');
        const problem = isRequire && typeof argument?.value === 'string' ? importProblem(argument.value) : null;
        if (problem) report(argument, argument.value, problem);
      },
      /** @param {any} node */
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') checkName(node.property);
      },
      /** @param {any} node */
      JSXMemberExpression(node) {
        checkName(node.property);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        checkName(node.name);
      },
      /** `const { _private } = library`. @param {any} node */
      ObjectPattern(node) {
        for (const { key } of node.properties) checkName(key);
      },
    };
  },
};
