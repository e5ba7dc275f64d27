import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { type LinkComponentProps, LinkProvider } from 'waymark';
import 'waymark/styles.css';
import '@dashboard/brand.css';
import { ConnectionForm } from '@dashboard/connection-form';
import { Frame } from '@dashboard/frame';
import { Orders } from '@dashboard/orders';
import { Overview } from '@dashboard/overview';
import { parseTheme } from '@dashboard/theme';

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

/** The script in index.html has set the attribute from the cookie. */
const initialMode = parseTheme(document.documentElement.dataset.theme);

function App() {
  return (
    <Frame path={useLocation().pathname} initialMode={initialMode}>
      <Routes>
        <Route index element={<Overview />} />
        <Route path="orders" element={<Orders />} />
        <Route path="connection" element={<ConnectionForm />} />
        <Route path="*" element={<p>This page does not exist.</p>} />
      </Routes>
    </Frame>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <App />
      </LinkProvider>
    </BrowserRouter>
  </StrictMode>,
);
