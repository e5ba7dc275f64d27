// The project's own lint rules.

/** Names with which libraries mark internals. Node's own `__dirname` counts as an ordinary name. */
const privateName = '/^(?:UNSAFE_|unstable_|experimental_|__?[a-zA-Z])/';
const named = `:matches([name=${privateName}], [value=${privateName}])`;

/** The modules that a file imports, including by `import()`, `require()` and `require.resolve()`. */
const imported = `:matches(${[
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source',
  'CallExpression:matches([callee.name=/^(?:require|resolve)$/], [callee.property.name=/^(?:require|resolve)$/]) > Literal.arguments',
].join(', ')})`;
/** A rule that reports the nodes matched by a selector. @param {Record<string, string>} problems */
const forbid = (problems) => ({
  meta: { type: 'problem' },
  /** @param {any} context */
  create: (context) =>
    Object.fromEntries(
      Object.entries(problems).map(([selector, problem]) => [
        selector,
        (/** @type {any} */ node) => context.report({ node, message: problem.replace('$', node.name ?? node.value) }),
      ]),
    ),
});

const isPrivate = `"$" is private; use the library's documented API.`;

/** Rejects internals of libraries: deep imports, undocumented packages, and exports and members marked as private. */
const publicApi = forbid({
  [`${imported}[value=/^(?!\\.|node:|data:)(?:@[^\\/]+\\/)?[^\\/]+\\/(?:dist|lib|src|esm|cjs)(?:\\/|$)/]`]: `"$" is a file inside of a package; use the library's documented API.`,
  [`:matches(ImportSpecifier > .imported, JSXMemberExpression > .property, JSXAttribute > .name)${named}`]: isPrivate,
  [`MemberExpression[computed=false] > .property${named}`]: isPrivate,
  [`MemberExpression > Literal.property${named}`]: isPrivate,
  // `const { _private } = library`.
  [`ObjectPattern > Property > .key${named}`]: isPrivate,
});

const listRole = forbid({
  'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(> JSXAttribute[name.name="role"]))':
    'Add role="list": Safari announces a list without bullets as a list only then.',
});

/** @type {readonly [pattern: RegExp, message: string][]} */
const literals = [
  [/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i, 'a color; use a role of the tokens'],
  [/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i, 'a color; use a role of the tokens'],
  [/(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt)\b/, 'a size; use a spacing step or a size of the tokens'],
  [/(?<![\w-])-?z-(?:\d|\[)/, 'a z-index; use one of the tokens'],
  [/(?<![\w-])(?:duration|delay)-(?:\d|\[)/, 'a duration; use one of the tokens'],
  [
    /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:l|r|tl|tr|bl|br))-|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
    'a physical side; use start and end, which follow the writing direction',
  ],
];

/** Returns what is wrong with a string that may contain class names or styles. @param {string} text */
export function styleProblem(text) {
  const [problem = null] = literals.flatMap(([pattern, message]) => {
    const found = pattern.exec(text);
    return found ? [`"${found[0].trim()}" is ${message}.`] : [];
  });
  return problem;
}

/** Rejects literal colors, sizes, z-indexes, durations and physical sides where a token or logical property exists. */
const styleLiterals = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    'Literal, TemplateElement': (node) => {
      const text = node.value?.cooked ?? node.value;
      const message = typeof text === 'string' && styleProblem(text);
      if (message) context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'waymark' },
  rules: { 'list-role': listRole, 'public-api': publicApi, 'style-literals': styleLiterals },
};
