import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Streamed } from './streamed';

const mode = /theme=dark/.test(document.cookie) ? 'dark' : 'light';
const load = (name: string) => fetch(`/${name}.json`).then((response) => response.json());

hydrateRoot(
  document,
  <StrictMode>
    <Streamed mode={mode} orders={load('orders')} owners={load('owners')} />
  </StrictMode>,
);
