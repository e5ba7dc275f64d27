import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { LinkComponentProps } from 'waymark';
import 'waymark/styles.css';
import { Home } from './components/home';
import { Layout } from './components/layout';
import { OtherPage } from './components/other-page';

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

function Root() {
  return (
    <Layout path={useLocation().pathname} link={RouterLink}>
      <Outlet />
    </Layout>
  );
}

function Other() {
  return <OtherPage path={useLocation().pathname} />;
}

const router = createBrowserRouter([
  {
    element: <Root />,
    children: [
      { index: true, element: <Home /> },
      { path: '*', element: <Other /> },
    ],
  },
]);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
