type Listener = (payload: {
  storyId?: string;
  message?: string;
  description?: string;
  parameters?: Parameters;
}) => void;

interface Channel {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Parameters {
  layout?: string;
  page?: boolean;
}

/** Runs in the page of a static Storybook: shows a story, runs its play function, and returns the errors and the parameters. */
export async function playStory(id: string): Promise<{ errors: string[]; parameters: Parameters }> {
  const scope = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  };
  // WebKit reports a page as loaded before its modules ran.
  while (!scope.__STORYBOOK_PREVIEW__) await new Promise(requestAnimationFrame);
  await scope.__STORYBOOK_PREVIEW__.ready();
  const channel = scope.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  const errors: string[] = [];
  let parameters: Parameters = {};
  const listeners: [string, Listener][] = [];
  await new Promise<void>((resolve) => {
    for (const event of failures) {
      listeners.push([
        event,
        (payload) => {
          // Unhandled errors are a list.
          const { message, description } = Array.isArray(payload) ? (payload[0] as typeof payload) : payload;
          errors.push(`${event} ${(message ?? description ?? '').slice(0, 5000)}`);
          if (event === 'storyMissing') resolve();
        },
      ]);
    }
    listeners.push(
      ['storyPrepared', (story) => ({ parameters = {} } = story)],
      ['storyFinished', ({ storyId }) => storyId === id && resolve()],
    );
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);
  return { errors, parameters: { layout: parameters.layout, page: parameters.page } };
}
