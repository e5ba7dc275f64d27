import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './styles.css';

// A page's code loads when the page is opened, in parallel with the code of the frame.
const router = createBrowserRouter([
  {
    lazy: async () => ({ Component: (await import('./root')).Root }),
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./components/home')).Home }) },
      { path: '*', lazy: async () => ({ Component: (await import('./root')).Other }) },
    ],
  },
]);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
