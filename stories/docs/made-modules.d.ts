// Modules that .storybook/main.ts makes.

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
  const facts: import('../../scripts/kit/facts.ts').KitFacts;
  export default facts;
}
