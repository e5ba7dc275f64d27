// @ts-check
import { listRole } from './list-role.mjs';
import { publicApi } from './public-api.mjs';
import { styleLiterals } from './style-literals.mjs';

/** The project's own lint rules. */
export default {
  meta: { name: 'waymark' },
  rules: { 'list-role': listRole, 'public-api': publicApi, 'style-literals': styleLiterals },
};
