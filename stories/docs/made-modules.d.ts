// Modules that scripts/kit/made-modules.ts makes.

declare module 'virtual:kit-parts' {
  /** The parts of every family, which are read from the types. A changed prop appears after a restart. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- such a module may not import a relative path.
  const parts: Readonly<Record<string, readonly import('../../scripts/kit/props.ts').Part[]>>;
  export default parts;
}

declare module 'virtual:playground-samples' {
  /** The code of each sample that the playground can run, by its id. */
  const samples: Readonly<Record<string, string>>;
  export default samples;
}

declare module 'virtual:story-code' {
  /** The code of each story that a page shows, by its id. A changed story appears after a restart. */
  const code: Readonly<Record<string, string>>;
  export default code;
}

declare module 'virtual:kit-facts' {
  /** What is counted and measured for the first page. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- such a module may not import a relative path.
  const facts: Awaited<ReturnType<typeof import('../../scripts/kit/facts.ts').kitFacts>>;
  export default facts;
}

declare module 'virtual:kit-sizes' {
  /** The compressed bytes of the script of each family, by its name. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
