import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyGlobals, defaultGlobals } from './globals';

const channel = addons.getChannel();
let errors: string[] = [];
const failures = [STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];
for (const event of [...failures, PLAY_FUNCTION_THREW_EXCEPTION, UNHANDLED_ERRORS_WHILE_PLAYING]) {
  channel.on(event, (payload: object) => {
    const { message = JSON.stringify(payload) } = payload as { message?: string };
    errors.push(`${event}: ${message}`);
  });
}

/**
 * Shows a story in the default mode, runs its play function, and resolves to the errors. The tests call it in the page,
 * because loading a page for each story takes much longer.
 */
export async function playStory(storyId: string): Promise<string[]> {
  errors = [];
  // A test sets modes without the toolbar.
  applyGlobals(defaultGlobals);
  delete document.documentElement.dataset.density;
  document.documentElement.style.fontSize = '';
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const finished = new Promise((resolve) => {
    for (const event of [STORY_FINISHED, STORY_MISSING]) channel.once(event, resolve);
  });
  channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  await finished;
  return errors;
}

declare global {
  interface Window {
    playStory: typeof playStory;
  }
}
