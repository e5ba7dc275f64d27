import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playground } from './playground/playground';

const meta = { title: 'Documentation/Playground', component: Playground } satisfies Meta<typeof Playground>;
export default meta;

export const Workbench: StoryObj<typeof meta> = {};
