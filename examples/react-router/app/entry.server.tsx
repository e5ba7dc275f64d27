import { randomUUID } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './nonce';

export const streamTimeout = 5000;

/** Renders a page, with a Content Security Policy that has a new nonce. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomUUID();
  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    // A search engine waits for the whole page.
    const isReady = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [isReady]() {
          headers.set('Content-Type', 'text/html');
          if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policyWith(nonce));
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000);
  });
}

const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Slider, Meter and Progress have `style` attributes in the HTML of a server.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
