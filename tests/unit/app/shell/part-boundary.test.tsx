import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PartBoundary } from '../../../../src/app/shell/part-boundary';

let broken = true;

function Chart() {
  if (broken) throw new Error('The chart broke.');
  return <p>A chart</p>;
}

function Page({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <button onClick={() => void navigate('/next')}>Next page</button>
      <p>The rest of the page</p>
      <PartBoundary name="The chart">{children}</PartBoundary>
    </main>
  );
}

function open(children: React.ReactNode) {
  // React reports the error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Page>{children}</Page>
    </MemoryRouter>,
  );
}

describe('a part of a page that throws', () => {
  it('shows a message until a retry succeeds', () => {
    broken = true;
    open(<Chart />);
    expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be shown');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    broken = false;
    screen.getByRole('button', { name: 'Retry' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('A chart')).toBeInTheDocument();
    // The button has been removed.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('resets on the next page', () => {
    broken = true;
    open(<Chart />);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('A chart')).toBeInTheDocument();
  });
});
