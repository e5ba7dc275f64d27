import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type StoryModule, storyOf } from './story';

function Started({ Story, onStart }: { Story: ComponentType; onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return <Story />;
}

/** Starts a story in the element that contains its HTML. Resolves when the story reacts to events. */
export function mount(element: Element, module: StoryModule, name: string): Promise<void> {
  const { Story, id } = storyOf(module, name);
  return new Promise((resolve) => {
    hydrateRoot(element, <Started Story={Story} onStart={resolve} />, {
      identifierPrefix: `${id}-`,
      // Dates are in the reader's time zone, so React may render the story again.
      onRecoverableError: () => undefined,
    });
  });
}
