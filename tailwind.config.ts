import type { Config } from 'tailwindcss';
import { preset } from './src/components/tokens/preset';

export default { presets: [preset], content: [] } satisfies Config;
