import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from '../../../../src/app/lib/lazy-with-preload';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

it('renders the fallback while the code loads, then the component', async () => {
  let resolve: (component: ComponentType<{ name: string }>) => void = () => undefined;
  const Lazy = lazyWithPreload(
    () =>
      new Promise<ComponentType<{ name: string }>>((done) => {
        resolve = done;
      }),
  );
  await act(async () =>
    render(
      <Suspense fallback="Loading">
        <Lazy name="Settings" />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => resolve(Part));
  expect(screen.getByText('Settings')).toBeVisible();
});

it('renders without a fallback once the code is loaded', async () => {
  const importPart = vi.fn(() => Promise.resolve<ComponentType<{ name: string }>>(Part));
  const Lazy = lazyWithPreload(importPart);
  Lazy.preload();
  await Lazy.load();
  const Fallback = vi.fn(() => null);
  render(
    <Suspense fallback={<Fallback />}>
      <Lazy name="Settings" />
    </Suspense>,
  );
  expect(screen.getByText('Settings')).toBeVisible();
  expect(Fallback).not.toHaveBeenCalled();
  expect(importPart).toHaveBeenCalledOnce();
});

it('tries again when it mounts after a failure and another preload', async () => {
  const importPart = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Part);
  const Lazy = lazyWithPreload(importPart);
  const show = (key: string) => (
    <ErrorBoundary key={key} fallback="Failed">
      <Suspense fallback="Loading">
        <Lazy name="Settings" />
      </Suspense>
    </ErrorBoundary>
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await act(async () => render(show('first')));
  expect(await screen.findByText('Failed')).toBeVisible();
  Lazy.preload();
  await act(async () => rerender(show('second')));
  expect(await screen.findByText('Settings')).toBeVisible();
});
