import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox, DateField, Tabs, TabsContent, TabsList, TabsTrigger } from 'waymark';

const part = (label: string): ReactNode => (
  <>
    <Combobox label={`Owner of ${label}`} options={[]} />
    <DateField label={`Date of ${label}`} />
    <Tabs defaultValue="a">
      <TabsList aria-label={label}>
        <TabsTrigger value="a">First</TabsTrigger>
      </TabsList>
      <TabsContent value="a">Content</TabsContent>
    </Tabs>
  </>
);

it('two roots that hydrate have unique ids when each has a prefix', () => {
  const names = ['Orders', 'Invoices'];
  const containers = names.map((name) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(part(name), { identifierPrefix: name });
    return container;
  });
  const roots: Root[] = [];
  // A difference to the HTML of the server logs an error, which fails the test.
  act(() => {
    for (const [index, container] of containers.entries()) {
      const name = names[index] ?? '';
      roots.push(hydrateRoot(container, part(name), { identifierPrefix: name }));
    }
  });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(6);
  expect(new Set(ids).size).toBe(ids.length);
  act(() => roots.forEach((root) => root.unmount()));
  for (const container of containers) container.remove();
});
