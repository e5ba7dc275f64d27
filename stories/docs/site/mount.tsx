import { hydrateRoot } from 'react-dom/client';
import { type StoryModule, storyOf } from './story';

/** Starts a story in the element that has its HTML. */
export function mount(element: Element, module: StoryModule, name: string, prefix: string): void {
  const { Story } = storyOf(module, name);
  hydrateRoot(element, <Story />, {
    identifierPrefix: prefix,
    // Dates are in the time zone of the reader. React then renders the story again.
    onRecoverableError: () => undefined,
  });
}
