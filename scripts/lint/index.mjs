// @ts-check
import { publicApi } from './public-api.mjs';
import { styleLiterals } from './style-literals.mjs';

/** The project's own lint rules. */
export default { meta: { name: 'waymark' }, rules: { 'public-api': publicApi, 'style-literals': styleLiterals } };
