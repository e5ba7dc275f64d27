declare module 'virtual:waymark-props' {
  /** The `Part`s of every family, by the name of the family. An ambient module cannot import their type. */
  export const parts: unknown;
}
