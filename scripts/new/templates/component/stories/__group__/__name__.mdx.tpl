import * as Stories from './__name__.stories';

<Meta of={Stories} name="Documentation" />

# __Name__

Describe in one sentence what this component displays and which other names it is known by.

<Gallery />

## Anatomy

```tsx
import { __Name__ } from 'waymark';

<__Name__ size="sm">12 requests</__Name__>;
```

| Part | `data-slot` | `data-state` |
| --- | --- | --- |
| root, with `data-size` | `__name__` | none |

## Props

<PropsOf family="__name__" />

## Features

<Example of={Stories.Sizes} />

## Keyboard

None.

## Accessibility

- The text is read like any other text.

## Do and don't

| Do | Don't |
| --- | --- |
| Short text | Several sentences |
