declare module '@size-limit/preset-small-lib' {
  const plugins: readonly object[];
  export default plugins;
}

declare module 'size-limit' {
  interface Check {
    name: string;
    files: readonly string[];
    gzip?: boolean;
    import?: Record<string, string>;
    modifyEsbuildConfig?: (config: object) => object;
  }

  /** Resolves to the size of each check, in bytes. */
  export default function sizeLimit(
    plugins: readonly object[],
    config: { checks: readonly Check[] },
  ): Promise<{ size?: number }[]>;
}
