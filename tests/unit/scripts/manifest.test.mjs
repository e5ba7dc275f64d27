// @vitest-environment node
import { expect, it } from 'vitest';
import { packageManifest } from '../../../scripts/kit/manifest.ts';

const project = {
  name: 'waymark',
  version: '1.2.3',
  license: 'MIT',
  keywords: ['react'],
  sideEffects: ['**/*.css'],
  dependencies: { '@radix-ui/react-slot': '1.5.0', clsx: '2.1.1', firebase: '12.0.0', react: '19.3.1' },
};
const manifestOf = (fields = {}) => packageManifest({ ...project, ...fields }, {}, ['react', 'clsx', 'clsx/lite']);

it('derives the links of the package from the repository', () => {
  expect(manifestOf({ repository: 'github:ada/waymark' })).toMatchObject({
    repository: { type: 'git', url: 'git+https://github.com/ada/waymark.git' },
    homepage: 'https://github.com/ada/waymark#readme',
    bugs: { url: 'https://github.com/ada/waymark/issues' },
  });
  const homepage = 'https://waymark.example';
  expect(manifestOf({ repository: 'github:ada/waymark', homepage })).toMatchObject({ homepage });
});

it('has no links without a repository, and rejects one of another form', () => {
  expect(manifestOf()).not.toHaveProperty('bugs');
  expect(() => manifestOf({ repository: 'https://github.com/ada/waymark' })).toThrow('Write "github:owner/name"');
});

it('depends on the packages that the modules import, in a range, and on React as a peer', () => {
  expect(manifestOf()).toMatchObject({
    dependencies: { clsx: '^2.1.1' },
    peerDependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
  });
  expect(Object.keys(manifestOf().dependencies)).toEqual(['clsx']);
});
