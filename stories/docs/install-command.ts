import { name, version } from '../../package.json';

/** The file that `npm pack ./dist/kit` writes. The built package has the name and the version of the project. */
const packedKit = `./${name}-${version}.tgz`;

export const installCommand = `npm install ${packedKit}`;
