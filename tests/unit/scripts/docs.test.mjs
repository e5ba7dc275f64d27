// @vitest-environment node
import { expect, it } from 'vitest';
import { toMarkdown } from '../../../scripts/kit/docs.ts';

const parts = {
  dialog: [
    {
      name: 'DialogTitle',
      description: 'The heading of a dialog.',
      props: [
        { name: 'level', type: '1 | 2', required: false, description: 'The level.', defaultValue: '`2`' },
        { name: 'title', type: 'string', required: true, description: 'The text.', defaultValue: undefined },
      ],
      others: ['the attributes of `h2`'],
    },
  ],
};

it('writes the props of every part as a table', () => {
  expect(toMarkdown('# Dialog\n\n## Props\n\n<PropsOf family="dialog" />\n', parts, {})).toBe(`# Dialog

## Props

### DialogTitle

The heading of a dialog.

| Prop | Type | Default | Description |
| --- | --- | --- | --- |
| \`level\` | \`1 \\| 2\` | \`2\` | The level. |
| \`title\` (required) | \`string\` |  | The text. |

Also accepts the attributes of \`h2\`.
`);
});

it('omits live examples, and the headings of sections without other content', () => {
  const page = `import * as Stories from './dialog.stories';

<Meta of={Stories} />

# Dialog

## Examples

### Form

<Canvas of={Stories.Form} />

### Nested

<Canvas
  of={Stories.Nested}
/>

## Keyboard

### Menu

Escape closes it.

## More

### Sizes

<Canvas of={Stories.Sizes} />
`;
  expect(toMarkdown(page, {}, {})).toBe('# Dialog\n\n## Keyboard\n\n### Menu\n\nEscape closes it.\n');
});

it('replaces references to tokens by their values, and keeps other braces', () => {
  const page = "The unit is {spacingUnit} px. Font: <code>{fontFamily}</code>. Treffer: {'{count}'}, `{count}`\n";
  expect(toMarkdown(page, {}, { spacingUnit: 8, fontFamily: 'Roboto' })).toBe(
    'The unit is 8 px. Font: `Roboto`. Treffer: {count}, `{count}`\n',
  );
});
