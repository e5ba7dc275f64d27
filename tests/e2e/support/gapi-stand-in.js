// Replaces Google's script, which the library uses to open a frame and exchange messages with it. The same file runs on
// the page and in the emulator's frame, as Google's does.
(() => {
  /** A channel to another window: named calls with responses. A call that arrives before its handler waits for it. */
  function open(target) {
    const handlers = new Map();
    const waiting = [];
    const pending = new Map();
    let count = 0;

    function handle({ id, name, body }) {
      const handler = handlers.get(name);
      if (handler) target().postMessage({ gapi: 'response', id, result: handler(body) }, '*');
      else waiting.push({ id, name, body });
    }

    addEventListener('message', ({ data, source }) => {
      if (source !== target() || typeof data !== 'object' || data === null) return;
      if (data.gapi === 'call') handle(data);
      if (data.gapi === 'response') pending.get(data.id)?.(data.result);
    });

    const channel = {
      register(name, handler) {
        handlers.set(name, handler);
        for (const call of waiting.splice(0)) handle(call);
      },
      send(name, body, callback) {
        const id = (count += 1);
        return new Promise((resolve) => {
          pending.set(id, (result) => {
            pending.delete(id);
            try {
              callback?.([result]);
            } catch {
              // Google's script ignores this error, too: the library throws in one of its callbacks.
            }
            resolve([result]);
          });
          target().postMessage({ gapi: 'call', id, name, body }, '*');
        });
      },
      ping: (callback) => channel.send('ping', null, callback),
      restyle: async () => {},
    };
    return channel;
  }

  const context = {
    open({ url, where }, opened) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      const channel = open(() => frame.contentWindow);
      return new Promise((resolve, reject) => {
        frame.addEventListener('load', () => opened(channel).then(resolve, reject), { once: true });
        where.append(frame);
      });
    },
    getParentIframe() {
      const channel = open(() => parent);
      channel.register('ping', () => 'pong');
      return channel;
    },
  };

  globalThis.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  (globalThis[onload] ?? globalThis.gapi_onload)?.();
})();
