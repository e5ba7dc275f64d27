import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from 'waymark';

const page = (loading: boolean, content = <button type="button">Load again</button>) => (
  <LoadingOverlay loading={loading}>{content}</LoadingOverlay>
);

it('keeps focus in its content while loading, and announces only the start', () => {
  const { rerender } = render(page(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page(true));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(button).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
  expect(button.closest('[aria-busy="true"]')).toHaveProperty('inert', true);
  rerender(page(false));
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button.closest('[aria-busy]')).toHaveProperty('inert', false);
});
