// @ts-check
import { layers } from './layers.mjs';
import { styleLiterals } from './style-literals.mjs';

/** The project's own lint rules. */
export default { meta: { name: 'waymark' }, rules: { layers, 'style-literals': styleLiterals } };
