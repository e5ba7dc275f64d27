// The manifest of the package. Its facts are those of the project's package.json.

export interface Project {
  name: string;
  version: string;
  license: string;
  keywords: readonly string[];
  /** `github:owner/name`. The links of the package derive from it. */
  repository?: string;
  /** The site of the documentation. @default the repository */
  homepage?: string;
  dependencies: Readonly<Record<string, string>>;
  sideEffects: readonly string[];
}

const peers = ['react', 'react-dom'];

/** Returns the links of the package; none while the project has no repository. */
function linksOf({ repository, homepage }: Project) {
  if (!repository) return {};
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? [];
  if (!name) throw new Error(`package.json: repository is "${repository}". Write "github:owner/name".`);
  const url = `https://github.com/${name}`;
  return {
    // The form that npm compares with the workflow that publishes.
    repository: { type: 'git', url: `git+${url}.git` },
    homepage: homepage ?? `${url}#readme`,
    bugs: { url: `${url}/issues` },
  };
}

/** Returns the manifest of the package that exports `exports` and imports the modules `imported`. */
export function packageManifest(project: Project, exports: object, imported: readonly string[]) {
  const { name, version, license, keywords, sideEffects } = project;
  // Ranges, so that a project that has the same packages installs them once.
  const dependencies = Object.entries(project.dependencies)
    .filter(([dependency]) => !peers.includes(dependency))
    .filter(([dependency]) => imported.some((source) => source === dependency || source.startsWith(`${dependency}/`)))
    .map(([dependency, exact]) => [dependency, `^${exact}`]);
  return {
    name,
    version,
    description: 'A documented, accessible dashboard kit for React.',
    license,
    keywords,
    ...linksOf(project),
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    // For server rendering and for scripts, which use methods such as `toSorted`.
    engines: { node: '>=20' },
    files: [
      '**/*.js',
      '**/*.d.ts',
      '**/*.css',
      'tokens/*.json',
      'docs',
      'templates',
      'llms.txt',
      'llms-full.txt',
      'CHANGELOG.md',
    ],
    sideEffects,
    exports,
    // Popover keeps its content mounted by `Activity`, which React has since 19.2.
    // The page objects of `waymark/testing/playwright` need its types.
    peerDependencies: { ...Object.fromEntries(peers.map((peer) => [peer, '^19.2.0'])), '@playwright/test': '^1.50.0' },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
  };
}
