import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format as formatText } from 'oxfmt';

const config = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'));

/**
 * Formats text as `npm run format` does. The file name determines the language.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} when the text cannot be parsed
 */
export async function format(file, text) {
  const { code, errors } = await formatText(file, text, config);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
