// `npm run brand`: writes the style sheet of the brand. Change the colors, and run it again.
import { writeFileSync } from 'node:fs';
import { createTheme } from 'waymark/tokens';

const { css } = createTheme({ primary: '#00695c', radius: 12 });
writeFileSync(new URL('brand.css', import.meta.url), css);
