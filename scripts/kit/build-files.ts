import { build, type InlineConfig, mergeConfig } from 'vite';

const shared: InlineConfig = {
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  build: {
    write: false,
    // The first browsers with light-dark(), which the tokens use.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
};

/** Builds with Vite, without the project's configuration, and returns the files by name. */
export async function buildFiles(config: InlineConfig): Promise<Record<string, string | Uint8Array>> {
  const result = await build(mergeConfig(shared, config));
  const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  return Object.fromEntries(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
