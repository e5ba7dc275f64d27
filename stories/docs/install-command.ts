import { version } from '../../package.json';

/** The file that `npm pack ./dist/kit` writes. */
export const packedKit = `./waymark-${version}.tgz`;

export const installCommand = `npm install ${packedKit}`;
