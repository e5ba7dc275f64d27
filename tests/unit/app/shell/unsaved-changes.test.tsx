import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/service';
import { UnsavedChanges, useUnsavedChanges } from '../../../../src/app/shell/unsaved-changes';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

function Form() {
  const [name, setName] = useState('Ada');
  useUnsavedChanges('Profile', name !== 'Ada');
  return <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />;
}

/** Types as in a browser: outside act(), so React decides when to apply the updates. */
async function type(field: HTMLElement, text: string): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Ends the event's task. The next task can be a Back gesture.
  await Promise.resolve();
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

it('a navigation right after the first change asks for confirmation', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Start</h1> },
      {
        path: '/form',
        element: (
          <UnsavedChanges>
            <Form />
          </UnsavedChanges>
        ),
      },
    ],
    { initialEntries: ['/', '/form'], initialIndex: 1 },
  );
  render(
    <AuthProvider service={createFakeAuthService({ status: 'signed-in', user: ada })}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await type(screen.getByRole('textbox', { name: 'Name' }), 'Ada B.');
  void router.navigate(-1);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
});
