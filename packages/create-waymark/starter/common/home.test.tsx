import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LinkComponentProps } from 'waymark';
import { Home } from './home';
import { Layout } from './layout';
import { OtherPage } from './other-page';

const PlainLink = ({ children, ...props }: LinkComponentProps) => <a {...props}>{children}</a>;

it('renders the first page with one title in the main content', () => {
  const { container } = render(
    <Layout path="/" link={PlainLink}>
      <Home />
    </Layout>,
  );
  expect(container.querySelectorAll('main h1')).toHaveLength(1);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

it('renders an error for an unknown path', () => {
  const { container } = render(
    <Layout path="/unknown" link={PlainLink}>
      <OtherPage path="/unknown" />
    </Layout>,
  );
  expect(container.querySelector('main h1')?.textContent).toBe('Page not found');
});
