import { Activity, ShoppingCart, Siren } from 'lucide-react';
import { useId } from 'react';
import { useEnvironment } from '../../config/environment-context';
import type { Connection } from '../../data/json-api/connection';

const root = '/api/v1/examples';

/** Examples from the data API in development, each with a different response shape. */
const examples = [
  { id: 'orders', name: 'Orders', text: 'Nested, in pages', Icon: ShoppingCart },
  { id: 'incidents', name: 'Incidents', text: 'A plain list', Icon: Siren },
  { id: 'sensors', name: 'Sensors', text: 'Columns of values', Icon: Activity },
] as const;

export function ExampleGallery({ onSelect }: { onSelect: (example: Pick<Connection, 'url' | 'name'>) => void }) {
  const id = useId();
  const { demo } = useEnvironment();
  // `npm start` sets the demo account and serves the examples, neither of which exists in production.
  if (demo === null) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h4 id={id} className="text-h5 text-heading">
        Or try an example
      </h4>
      <ul role="list" className="grid gap-3 sm:grid-cols-3">
        {examples.map(({ id: example, name, text, Icon }) => (
          <li key={example}>
            <button
              type="button"
              className="flex w-full cursor-pointer items-center gap-3 rounded border border-divider bg-paper p-3 text-start hover:bg-hover"
              onClick={() => onSelect({ name, url: `${window.location.origin}${root}/${example}` })}
            >
              <Icon aria-hidden className="size-5 shrink-0 text-secondary-text" />
              <span className="grid min-w-0">
                <span className="text-h5 text-heading">{name}</span>
                <span className="text-caption text-muted">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
